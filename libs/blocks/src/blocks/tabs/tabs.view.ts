import { defineView } from '../../define-block/define-block.ts';
import { TabsBlock } from './TabsBlock.tsx';

export const view = defineView('tabs', TabsBlock);
