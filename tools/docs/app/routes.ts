import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('guides/:guide', 'routes/guide.tsx'),
  route(':library', 'routes/library.tsx'),
  route(':library/:page', 'routes/page.tsx'),
] satisfies RouteConfig;
