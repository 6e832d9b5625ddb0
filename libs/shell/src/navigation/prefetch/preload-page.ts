import { matchRoutes, type RouteObject } from 'react-router';

/** What the router's manifest says of a route. */
interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  clientLoaderModule?: string;
  imports?: string[];
  css?: string[];
}

declare global {
  interface Window {
    /** Written into the document by React Router. */
    __reactRouterManifest?: { version: string; routes: Record<string, ManifestRoute | undefined> };
  }
}

/**
 * Makes the function that loads scripts and styles of the page at a path, once for each path. It asks
 * for the routes by the very address that the router asks later, so that the router's question is
 * answered from the cache.
 */
export function createPagePreloader(basename: string): (path: string) => Promise<void> {
  const asked = new Set<string>();
  return async (path) => {
    const manifest = window.__reactRouterManifest;
    if (!manifest || asked.has(path)) return;
    asked.add(path);
    try {
      const query = new URLSearchParams({ paths: withAncestors(path), version: manifest.version });
      const answer = await fetch(`${basename}/__manifest?${query.toString()}`);
      if (answer.status !== 200) return;
      const found = (await answer.json()) as typeof manifest.routes;
      for (const route of branchOf({ ...manifest.routes, ...found }, path, basename)) load(route);
    } catch {
      // The visitor has not asked for anything yet.
      asked.delete(path);
    }
  };
}

/** `/a/b` → `/a,/a/b`, as the router spells its question. */
function withAncestors(path: string): string {
  const cuts = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)).filter(Boolean);
  return [...new Set([...cuts, path])].sort().join(',');
}

function branchOf(
  routes: Record<string, ManifestRoute | undefined>,
  path: string,
  basename: string,
): ManifestRoute[] {
  const childrenOf = (parent: string | undefined): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route?.parentId === parent)
      .flatMap((route): RouteObject[] => {
        if (!route) return [];
        const { id, path, index } = route;
        return index
          ? [{ id, index, ...(path && { path }) }]
          : [{ id, ...(path && { path }), children: childrenOf(id) }];
      });
  const branch = matchRoutes(childrenOf(undefined), path, basename || '/') ?? [];
  return branch.flatMap(({ route }) => routes[route.id ?? ''] ?? []);
}

function load({ module, clientLoaderModule, imports = [], css = [] }: ManifestRoute) {
  for (const href of [module, clientLoaderModule, ...imports]) {
    if (href) link({ rel: 'modulepreload', href });
  }
  for (const href of css) link({ rel: 'prefetch', as: 'style', href });
}

function link(attributes: { rel: string; href: string; as?: string }) {
  if (document.querySelector(`link[href="${CSS.escape(attributes.href)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
