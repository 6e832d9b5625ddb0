import { index, type RouteConfig } from '@react-router/dev/routes';

/** One page with nothing on it. */
export default [index('../../empty-page.tsx')] satisfies RouteConfig;
