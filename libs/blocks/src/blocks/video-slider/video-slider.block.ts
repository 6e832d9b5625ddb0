import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './video-slider.examples.ts';
import { VideoSliderSchema } from './video-slider.schema.ts';

export const videoSlider = defineBlock({
  type: 'video_slider',
  schema: VideoSliderSchema,
  examples,
});
