/** `npm start`: builds what is out of date, then serves it. */
import { pathToFileURL } from 'node:url';
import { setDemoSwitch } from './demo-switch.ts';
import { ensureBuilt } from './ensure-built.ts';
import { productionMain } from './production.ts';

setDemoSwitch();
ensureBuilt();
await import(pathToFileURL(productionMain).href);
