FROM node:22.23.3-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc nest-cli.json ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN ONNXRUNTIME_NODE_INSTALL=skip npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:22.23.3-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell poppler-utils tesseract-ocr tesseract-ocr-hin \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin themis \
  && mkdir /data && chown themis /data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules node_modules
COPY --from=build --chown=root:root /app/backend/package.json backend/
COPY --from=build --chown=root:root /app/backend/dist backend/dist
COPY --from=build --chown=root:root /app/frontend/dist frontend/dist
USER themis
ENV NODE_ENV=production
EXPOSE 3000
CMD ["node", "backend/dist/main.js"]
