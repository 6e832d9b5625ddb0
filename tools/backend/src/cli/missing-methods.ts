/** `npm run methods:missing`: methods of the contract that nothing answers yet, one a line. */
import * as handlers from '../compose/handlers.ts';
import { missingMethods } from '../compose/method/index-handlers.ts';

for (const name of missingMethods(Object.values(handlers))) console.log(name);
