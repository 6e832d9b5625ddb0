/** Serves the built product. React chooses its build by NODE_ENV when it is loaded, so nothing is before this. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

process.env['NODE_ENV'] ??= 'production';
// What a start has compiled the next one takes as it is; where the folder cannot be written nothing is kept, and one
// that NODE_COMPILE_CACHE names is in use already.
enableCompileCache(fileURLToPath(new URL('../build/compiled', import.meta.url)));
try {
  await import('./product.ts');
} catch (error) {
  // What stops a start is logged for the operator: a setting, a database, a folder.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
