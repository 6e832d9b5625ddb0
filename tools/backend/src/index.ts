/** The reference backend: `createBackend` makes one that answers requests in this process. */
export { createBackend, type Backend } from './backend.ts';
export { readConfig, type AppName, type Config } from './core/config.ts';
export { serveGracefully } from './core/serve-gracefully.ts';
