import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './svg.examples.ts';
import { SvgSchema } from './svg.schema.ts';

export const svg = defineBlock({ type: 'svg', schema: SvgSchema, examples });
