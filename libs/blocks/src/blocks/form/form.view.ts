import { defineView } from '../../define-block/define-block.ts';
import { FormBlock } from './FormBlock.tsx';

export const view = defineView('form', FormBlock);
