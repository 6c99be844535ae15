# One image for the API, the worker, the setup and the commands of an administrator.
FROM node:22.23.3-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY packages/client/package.json packages/client/
COPY packages/draft/package.json packages/draft/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
COPY packages/sparse-index/package.json packages/sparse-index/
RUN ONNXRUNTIME_NODE_INSTALL=skip npm ci
COPY . .
RUN npm run build
# Every npm package in the image with its version and licence. Before the others are removed, which `npm sbom` would report as missing.
RUN node scripts/sbom.mjs > sbom.cdx.json && npm prune --omit=dev

FROM node:22.23.3-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell poppler-utils tini tesseract-ocr tesseract-ocr-hin libheif-examples \
  && rm -rf /var/lib/apt/lists/* /usr/local/lib/node_modules/npm /usr/local/bin/npm /usr/local/bin/npx \
  && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin themis \
  && mkdir /data && chown themis /data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json /app/sbom.cdx.json /app/openapi.json ./
COPY --from=build --chown=root:root /app/node_modules node_modules
COPY --from=build --chown=root:root /app/backend/package.json backend/
COPY --from=build --chown=root:root /app/backend/dist backend/dist
COPY --from=build --chown=root:root /app/frontend/dist frontend/dist
COPY --from=build --chown=root:root --chmod=0755 /app/deploy/themis-admin /usr/local/bin/themis-admin
USER 10001:10001
# The allocator as `scripts/lib/role.mjs` has it.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 3000
# Passes SIGTERM on to Node, which ends its work in order, and clears away what browsers leave behind.
ENTRYPOINT ["tini", "--"]
CMD ["node", "backend/dist/main.js"]
