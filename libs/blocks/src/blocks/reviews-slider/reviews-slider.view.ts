import { defineView } from '../../define-block/define-block.ts';
import { ReviewsSlider } from './ReviewsSlider.tsx';

export const view = defineView('reviews_slider', ReviewsSlider);
