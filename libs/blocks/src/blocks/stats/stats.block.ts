import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './stats.examples.ts';
import { StatsSchema } from './stats.schema.ts';

export const stats = defineBlock({ type: 'stats', schema: StatsSchema, examples });
