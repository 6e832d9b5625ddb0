import { at } from './root.ts';

/** What the site is drawn from, as `src/steps/prepare.ts` wrote it. */
export const MODEL = at('tools/docs/build/model.json');

/** Modules of the examples, a folder a component. */
export const EXAMPLES = at('tools/docs/build/examples');

/** What the generator writes. */
export const CLIENT = at('tools/docs/build/site/client');

/** The finished site. */
export const SITE = at('dist/docs');
