import { defineView } from '../../define-block/define-block.ts';
import { Lots } from './Lots.tsx';

export const view = defineView('lots', Lots);
