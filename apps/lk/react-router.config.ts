import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  basename: '/lk',
  splitRouteModules: true,
  // Few routes, and a page that is opened without a connection has to be known to fail within its frame.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
