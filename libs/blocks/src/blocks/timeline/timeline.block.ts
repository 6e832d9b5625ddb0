import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './timeline.examples.ts';
import { TimelineSchema } from './timeline.schema.ts';

export const timeline = defineBlock({ type: 'timeline', schema: TimelineSchema, examples });
