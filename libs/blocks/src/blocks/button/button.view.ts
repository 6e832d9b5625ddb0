import { defineView } from '../../define-block/define-block.ts';
import { ButtonBlock } from './ButtonBlock.tsx';

export const view = defineView('button', ButtonBlock);
