/**
 * `nx affected` with a cache that outlives the machine: `node affected.ts lint typecheck`. Entries stand in
 * `.nx/remote`, which the workflow caches between runs.
 */
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { run } from '../targets/suite.ts';
import { cacheServer, tidyCache } from './cache-server.ts';

const DIRECTORY = '.nx/remote';

await tidyCache(DIRECTORY, Date.now());
const server = serve({ fetch: cacheServer(DIRECTORY).fetch, hostname: '127.0.0.1', port: 0 });
if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as AddressInfo;

process.exitCode = await run(
  'nx',
  ['affected', '--outputStyle=static', '-t', ...process.argv.slice(2)],
  { NX_SELF_HOSTED_REMOTE_CACHE_SERVER: `http://127.0.0.1:${port}` },
);
server.close();
