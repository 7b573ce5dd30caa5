# The bot in a container: docker build -t questmaster .
# The first stage compiles and builds, with its own compilers; the second has only what runs.

FROM node:24.21-bookworm AS build
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    build-essential python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
# From their sources, which the lock file holds to their checksums, and with the headers of the very Node that is here.
RUN npm_config_build_from_source=true npm_config_nodedir=/usr/local npm_package_config_node_gyp_nodedir=/usr/local \
  npm rebuild canvas better-sqlite3 --foreground-scripts --ignore-scripts=false
COPY tsconfig.json ./
COPY scripts ./scripts
COPY trials ./trials
COPY src ./src
RUN node scripts/build.mjs dist

FROM node:24.21-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 fontconfig fonts-dejavu-core \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json LICENSE NOTICE ./
COPY assets ./assets
COPY migrations ./migrations
COPY src ./src
RUN mkdir data .cache && chown node:node data .cache
ENV NODE_ENV=production \
  HEALTH_HOST=0.0.0.0 \
  HEALTH_PORT=9464
USER node
VOLUME /app/data
EXPOSE 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "dist/start.js"]
