import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './roubleblock.examples.ts';
import { RoubleblockSchema } from './roubleblock.schema.ts';

export const roubleblock = defineBlock({
  type: 'roubleblock',
  schema: RoubleblockSchema,
  examples,
});
