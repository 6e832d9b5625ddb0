import { route, type RouteConfig } from '@react-router/dev/routes';

/** The catalogue and nothing else. */
export default [route('katalog', 'catalogue.tsx')] satisfies RouteConfig;
