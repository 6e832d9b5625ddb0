import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { PageFiles } from '@m30/shell/navigation';

type Routes = ServerBuild['assets']['routes'];

/** What a build says of its routes and their files. */
export type BuiltRoutes = Pick<ServerBuild, 'basename'> & { assets: { routes: Routes } };

/** Makes the function that says which scripts and styles the page at a path is made of; nothing where the app has no such page. */
export function createPageFiles({ basename = '/', assets }: BuiltRoutes) {
  const tree = childrenOf(undefined, assets.routes);
  return (path: string): PageFiles => {
    const branch = matchRoutes(tree, path, basename) ?? [];
    const routes = branch.flatMap(({ route }) => assets.routes[route.id ?? ''] ?? []);
    const scripts = routes.flatMap(({ module, clientLoaderModule, imports = [] }) => [
      module,
      ...(clientLoaderModule ? [clientLoaderModule] : []),
      ...imports,
    ]);
    return {
      scripts: [...new Set(scripts)],
      styles: [...new Set(routes.flatMap(({ css = [] }) => css))],
    };
  };
}

function childrenOf(parent: string | undefined, routes: Routes): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index } = route;
    const own = { id, ...(path !== undefined && { path }) };
    return index ? { ...own, index } : { ...own, children: childrenOf(id, routes) };
  });
}
