import { defineView } from '../../define-block/define-block.ts';
import { Video } from './Video.tsx';

export const view = defineView('video', Video);
