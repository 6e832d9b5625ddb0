import { index, layout, type RouteConfig } from '@react-router/dev/routes';

/** The site's default layout around a page with nothing on it. */
export default [
  layout('../../../../../apps/site/app/layouts/default/layout.tsx', [
    index('../../empty-page.tsx'),
  ]),
] satisfies RouteConfig;
