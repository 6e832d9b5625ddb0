import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './blocks.examples.ts';
import { KindsSchema } from './blocks.schema.ts';

export const blocks = defineBlock({ type: 'blocks', schema: KindsSchema, examples });
