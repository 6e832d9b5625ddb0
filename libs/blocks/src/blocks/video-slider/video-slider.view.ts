import { defineView } from '../../define-block/define-block.ts';
import { VideoSlider } from './VideoSlider.tsx';

export const view = defineView('video_slider', VideoSlider);
