/** The services with all that adapters and modules add to them. */
import '../adapters/services.ts';
import '../modules/catalogue/services.ts';
import '../modules/content/services.ts';
import '../modules/deal/services.ts';
import '../modules/discovery/services.ts';
import '../modules/media/services.ts';
import '../modules/people/services.ts';
import '../studio/services.ts';

export type { Services } from '../kernel/services.ts';
