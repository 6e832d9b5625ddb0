import { fileURLToPath } from 'node:url';

/** What a process of production runs: `nx build server` makes it. */
export const productionMain = fileURLToPath(new URL('../build/main.js', import.meta.url));

/**
 * How production starts a process: `npm start`, the units and the images of `deploy/` say the same. Without limits
 * the collector of garbage waits until half a gigabyte is full.
 */
export const productionEnvironment = {
  /** Megabytes: what lives is 70 with the demo content, and 20 more for the index of 100,000 lots. */
  NODE_OPTIONS: '--max-old-space-size=192 --max-semi-space-size=16',
  /** Memory that is free goes back to the system instead of staying in an arena of each thread. */
  MALLOC_ARENA_MAX: '2',
} as const;
