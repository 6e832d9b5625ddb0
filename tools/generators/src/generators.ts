import { block } from './block.ts';
import { component } from './component.ts';
import { form } from './form.ts';
import { method } from './method.ts';

/** Generators of parts by name. */
export const generators = { block, component, form, method };
