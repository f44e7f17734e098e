/**
 * Everything that the site uses of React Router beyond its public interface: its manifest, its record of modules that have run,
 * and the two scripts that the build rewrites. `npm run ops -- next-framework` tries all of it with the newest release.
 */

/** What is used here of a route in the manifest. */
export interface Route {
  path?: string;
  index?: boolean;
  parentId?: string;
  module: string;
  imports?: string[];
}

interface Framework {
  __reactRouterManifest?: { routes: Record<string, Route> };
  __reactRouterRouteModules?: Record<string, unknown>;
}

export function routes(): Record<string, Route> {
  return (window as Framework).__reactRouterManifest?.routes ?? {};
}

/** By the id of their route. The router looks here before it imports a module. */
export function modulesRun(): Record<string, unknown> {
  return (window as Framework).__reactRouterRouteModules ?? {};
}

/** The file with the manifest: start, JSON and end. */
export const MANIFEST_SCRIPT = /^(window\.__reactRouterManifest=)(\{.*\})(;?)$/s;

/** The script that starts a page, and what it names. */
export const START_SCRIPT = /<script type="module"( async="")?>([\s\S]*?)<\/script>/;
export const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
export const MANIFEST_IMPORT = /import "([^"]+)";/;
export const ROUTE_IMPORT = /import \* as (\w+) from\s"([^"]+)";/g;
export const ROUTE_MODULES = /window\.__reactRouterRouteModules = (\{.*?\});/;
export const ENTRY_IMPORT = /import\("([^"]+)"\);/;
