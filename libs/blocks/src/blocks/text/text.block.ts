import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './text.examples.ts';
import { TextSchema } from './text.schema.ts';

export const text = defineBlock({ type: 'text', schema: TextSchema, examples });
