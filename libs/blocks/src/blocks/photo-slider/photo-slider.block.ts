import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './photo-slider.examples.ts';
import { PhotoSliderSchema } from './photo-slider.schema.ts';

export const photoSlider = defineBlock({
  type: 'photo_slider',
  schema: PhotoSliderSchema,
  examples,
});
