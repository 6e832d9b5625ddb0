import { defineView } from '../../define-block/define-block.ts';
import { TableBlock } from './TableBlock.tsx';

export const view = defineView('table', TableBlock);
