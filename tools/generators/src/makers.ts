import { block } from './block.ts';
import { component } from './component.ts';
import { form } from './form.ts';
import { method } from './method.ts';

/** Makers of parts by the name of their generator. */
export const makers = { block, component, form, method };
