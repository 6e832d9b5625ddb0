import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  splitRouteModules: true,
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
