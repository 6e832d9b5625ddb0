import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './video.examples.ts';
import { VideoBlockSchema } from './video.schema.ts';

export const video = defineBlock({ type: 'video', schema: VideoBlockSchema, examples });
