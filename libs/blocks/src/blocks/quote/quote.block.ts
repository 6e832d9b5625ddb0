import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './quote.examples.ts';
import { QuoteSchema } from './quote.schema.ts';

export const quote = defineBlock({ type: 'quote', schema: QuoteSchema, examples });
