import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './reviews-slider.examples.ts';
import { ReviewsSliderSchema } from './reviews-slider.schema.ts';

export const reviewsSlider = defineBlock({
  type: 'reviews_slider',
  schema: ReviewsSliderSchema,
  examples,
});
