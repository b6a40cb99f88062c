"""Serves `tests/bench_routes.py`, which is imported only after gevent's patch, as the service is."""

from gevent import monkey

if __name__ == "__main__":
    monkey.patch_all()
    from tests.bench_routes import main

    main()
