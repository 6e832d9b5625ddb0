/** The reference backend: `createBackend` makes one that answers requests in this process. */
export { createBackend, type Backend } from './backend.ts';
export { readConfig, type Config } from './core/config.ts';
