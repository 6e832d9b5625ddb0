import { defineView } from '../../define-block/define-block.ts';
import { PhotoSlider } from './PhotoSlider.tsx';

export const view = defineView('photo_slider', PhotoSlider);
