import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './comparison.examples.ts';
import { ComparisonSchema } from './comparison.schema.ts';

export const comparison = defineBlock({ type: 'comparison', schema: ComparisonSchema, examples });
