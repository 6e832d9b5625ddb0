import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './accordion.examples.ts';
import { AccordionSchema } from './accordion.schema.ts';

export const accordion = defineBlock({ type: 'accordion', schema: AccordionSchema, examples });
