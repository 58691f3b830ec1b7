# The server as an image: compiled in the first stage, without compilers and test tools in the second.
FROM node:20-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build && rm -rf node_modules && npm ci --omit=dev

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/server/package.json ./server/
COPY --from=build /app/server/bin ./server/bin
COPY --from=build /app/server/dist ./server/dist
COPY --from=build /app/web/package.json ./web/
COPY --from=build /app/web/dist ./web/dist
# Files of reports and the secrets that tokens are derived from; keep it on a volume.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
