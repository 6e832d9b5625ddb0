import { readFileSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';
import { MODEL } from './src/workspace/folders.ts';
import type { SiteModel } from './src/model/model.ts';
import { pagesOf } from './src/pages/pages.ts';

export default {
  // Every page is a file; nothing is rendered on demand.
  ssr: false,
  buildDirectory: 'build/site',
  routeDiscovery: { mode: 'initial' },
  prerender: () =>
    pagesOf(JSON.parse(readFileSync(MODEL, 'utf8')) as SiteModel).map(({ path }) => path),
} satisfies Config;
