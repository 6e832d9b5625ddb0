import { defineView } from '../../define-block/define-block.ts';
import { Steps } from './Steps.tsx';

export const view = defineView('steps', Steps);
