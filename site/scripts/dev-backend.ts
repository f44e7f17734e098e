import type { Plugin } from "vite";

/** In development, the same paths as behind nginx: the data API, the service and the deployment's config.json. */
export function devBackend(env: NodeJS.ProcessEnv): Plugin {
  const { EDEN_DEV_GATEWAY: gateway, EDEN_DEV_SERVICE: service, EDEN_DEV_KEY: publishableKey } = env;
  return {
    name: "dev-backend",
    apply: "serve",
    config: () => ({
      server: {
        proxy: {
          ...(gateway && { "/rest/v1": gateway }),
          ...(service && { "/api": service }),
        },
      },
    }),
    configureServer(server) {
      server.middlewares.use("/acompanhar", (_request, response, next) => {
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("Referrer-Policy", "no-referrer");
        next();
      });
      if (!publishableKey) return;
      server.middlewares.use("/config.json", (_request, response) => {
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify({ restUrl: "/rest/v1", publishableKey, apiUrl: "/api" }));
      });
    },
  };
}
