import { defineView } from '../../define-block/define-block.ts';
import { Image } from './Image.tsx';

export const view = defineView('image', Image);
