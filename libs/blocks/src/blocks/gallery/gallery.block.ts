import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './gallery.examples.ts';
import { GallerySchema } from './gallery.schema.ts';

export const gallery = defineBlock({ type: 'gallery', schema: GallerySchema, examples });
