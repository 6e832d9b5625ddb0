import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './faq.examples.ts';
import { FaqSchema } from './faq.schema.ts';

export const faq = defineBlock({ type: 'faq', schema: FaqSchema, examples });
