FROM python:3.11-slim

WORKDIR /app
COPY pyproject.toml README.md LICENSE openapi.yaml ./
COPY constraints.txt constraints.txt
COPY tools/hatch_build.py tools/hatch_build.py
COPY migrations migrations
COPY referee referee
RUN pip install --no-cache-dir -c constraints.txt '.[postgres,redis]'

RUN useradd --uid 1000 --no-log-init --home-dir /data referee && install -d -o referee -g referee /data
USER referee
WORKDIR /data
VOLUME /data

ENV PYTHONUNBUFFERED=1 \
    REFEREE_DATABASE_URL=sqlite:////data/referee.sqlite3 \
    REFEREE_HOST=0.0.0.0 \
    REFEREE_PORT=8000
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['REFEREE_PORT'] + '/healthz', timeout=4)"]
CMD ["referee", "serve"]
