# Only commands of docs/operations.md; tests/cli/test_operations.py runs them. The image itself has not been built by us.
# A tag moves: docs/operations.md says how to give the base by its digest.
ARG PYTHON=python:3.11-slim

FROM ${PYTHON} AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev make
WORKDIR /build
COPY . .
RUN make compiled-wheel \
 && .venv/bin/pip wheel --no-cache-dir --require-hashes --no-build-isolation --wheel-dir dist -r requirements/server.txt

FROM ${PYTHON}
COPY --from=build /build/dist /tmp/cenote/
RUN pip install --no-cache-dir --no-index --no-deps /tmp/cenote/*.whl \
 && rm -r /tmp/cenote \
 && useradd --system --home-dir /var/lib/cenote --create-home cenote
USER cenote
VOLUME /var/lib/cenote
EXPOSE 8765
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8765/readyz', timeout=4)"]
CMD ["cenote", "serve", "--host", "0.0.0.0", "--port", "8765", "--data", "/var/lib/cenote", "--log", "json"]
