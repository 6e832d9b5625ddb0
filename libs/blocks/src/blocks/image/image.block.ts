import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './image.examples.ts';
import { ImageSchema } from './image.schema.ts';

export const image = defineBlock({ type: 'image', schema: ImageSchema, examples });
