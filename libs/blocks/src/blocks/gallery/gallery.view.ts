import { defineView } from '../../define-block/define-block.ts';
import { GalleryBlock } from './GalleryBlock.tsx';

export const view = defineView('gallery', GalleryBlock);
