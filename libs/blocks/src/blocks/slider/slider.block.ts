import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './slider.examples.ts';
import { SliderSchema } from './slider.schema.ts';

export const slider = defineBlock({ type: 'slider', schema: SliderSchema, examples });
