import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './list.examples.ts';
import { ListSchema } from './list.schema.ts';

export const list = defineBlock({ type: 'list', schema: ListSchema, examples });
