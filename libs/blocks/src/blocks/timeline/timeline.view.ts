import { defineView } from '../../define-block/define-block.ts';
import { TimelineBlock } from './TimelineBlock.tsx';

export const view = defineView('timeline', TimelineBlock);
