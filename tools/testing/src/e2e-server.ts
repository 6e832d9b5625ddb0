/** `e2e-server.ts start|dev`: serves the product with fresh demo content for the browser suite. */
import { rmSync } from 'node:fs';

const dataDir = process.env['DATA_DIR'];
if (!dataDir) throw new Error('DATA_DIR must name the folder to start from scratch in');
rmSync(dataDir, { recursive: true, force: true });
await (process.argv[2] === 'dev' ? import('@m30/server/dev') : import('@m30/server/start'));
