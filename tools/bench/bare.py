"""Serves `tools/bench/routes.py`, which is imported only after gevent's patch, as the service is."""

from gevent import monkey

if __name__ == "__main__":
    monkey.patch_all()
    from tools.bench.routes import main

    main()
