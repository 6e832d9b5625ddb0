import { defineView } from '../../define-block/define-block.ts';
import { SliderBlock } from './SliderBlock.tsx';

export const view = defineView('slider', SliderBlock);
