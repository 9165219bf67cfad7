# Roadcall in one image. The first stage builds the web app, the second holds only what runs.
#
#   docker build -t roadcall .
#   docker run --init --rm -p 3000:3000 roadcall                     the product, on its embedded PostgreSQL
#   docker run --init --rm -p 3000:3000 roadcall node demo/main.ts   the demo world
#
# For real use give it DATABASE_URL, as compose.yaml does; docs/operator.md has the rest.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
RUN npm run build
# What only builds and tests goes, and the Node that comes with the packages: the image has its own.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
# Pictures are decoded by several threads: without MALLOC_ARENA_MAX each would keep memory of its own for ever.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY package.json ./
COPY contract ./contract
COPY server ./server
COPY cli ./cli
COPY demo ./demo
COPY stripe-twin ./stripe-twin
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist/web ./dist/web
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
