/** `npm start`: builds what is out of date, then serves it. */
import { ensureBuilt } from './ensure-built.ts';

ensureBuilt();
await import('./main.ts');
