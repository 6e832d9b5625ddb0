import { defineView } from '../../define-block/define-block.ts';
import { Stats } from './Stats.tsx';

export const view = defineView('stats', Stats);
