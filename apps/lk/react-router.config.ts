import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  basename: '/lk',
  splitRouteModules: true,
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
