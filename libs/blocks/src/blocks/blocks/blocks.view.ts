import { defineView } from '../../define-block/define-block.ts';
import { Kinds } from './Kinds.tsx';

export const view = defineView('blocks', Kinds);
