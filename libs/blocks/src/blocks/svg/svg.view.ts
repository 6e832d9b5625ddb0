import { defineView } from '../../define-block/define-block.ts';
import { Svg } from './Svg.tsx';

export const view = defineView('svg', Svg);
