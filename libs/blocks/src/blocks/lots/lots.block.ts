import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './lots.examples.ts';
import { LotsSchema } from './lots.schema.ts';

export const lots = defineBlock({ type: 'lots', schema: LotsSchema, examples });
