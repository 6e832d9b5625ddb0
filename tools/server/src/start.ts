/** `npm start`: builds what is out of date, then serves it. */
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure-built.ts';
import { productionMain } from './production.ts';

ensureBuilt();
await import(pathToFileURL(productionMain).href);
