import { defineBlock } from '../../define-block.ts';
import { examples } from './accordion.examples.ts';
import { AccordionSchema } from './accordion.schema.ts';
import { view } from './accordion.view.ts';

export const accordion = defineBlock({ ...view, schema: AccordionSchema, examples });
