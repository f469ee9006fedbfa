# One image for the server and for the operator's commands: node scripts/backup.mjs /backups, node scripts/hotel.mjs list.
# docs/operations.md says how it is run.

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# What `npm start` does before it serves; the bundler's cache is of no use in an image.
RUN node scripts/prestart.mjs && rm -rf .next/cache

FROM node:24-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-trixie-slim
# pg_dump and pg_restore, for backups. They must not be older than the PostgreSQL server.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends postgresql-client \
 && rm -rf /var/lib/apt/lists/* \
 && install --directory --owner=node --group=node --mode=0700 /data /backups
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DRAIN_SECONDS=5
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/node_modules/.cache/preview-fonts ./node_modules/.cache/preview-fonts
COPY --from=build /app/package.json /app/next.config.ts /app/tsconfig.json /app/server.ts ./
COPY --from=build /app/lib ./lib
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/public ./public
COPY --from=build /app/hotels ./hotels
COPY --from=build /app/.next ./.next
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
# Liveness, because orchestrators restart what is unhealthy; whether guests may come is for the proxy: /healthz.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./scripts/parts/typescript.mjs", "server.ts"]
