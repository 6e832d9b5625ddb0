import { defineView } from '../../define-block/define-block.ts';
import { Roubleblock } from './Roubleblock.tsx';

export const view = defineView('roubleblock', Roubleblock);
