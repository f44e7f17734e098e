/**
 * Routes whose pages differ only by their data: there are thousands of them, with the same stylesheet and the same policy.
 * The key is the path of their files with a name for each part.
 */
const SHARED = new Map([
  ["/raio-x/:uf/index.html", /^\/raio-x\/[^/]+\/index\.html$/],
  ["/raio-x/:uf/:cidade/index.html", /^\/raio-x\/[^/]+\/[^/]+\/index\.html$/],
]);

/** The route of a page, by the path of its file below the root; its own path if no other page has the route. */
export function routeOf(path: string): string {
  for (const [route, pattern] of SHARED) if (pattern.test(path)) return route;
  return path;
}

export const isShared = (path: string) => SHARED.has(routeOf(path));

/** As a key of an nginx map, where a regular expression begins with a tilde. */
export const nginxKey = (route: string) => {
  const pattern = SHARED.get(route);
  return pattern ? `~${pattern.source.replaceAll("\\/", "/")}` : route;
};
