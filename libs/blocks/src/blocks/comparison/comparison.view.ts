import { defineView } from '../../define-block/define-block.ts';
import { Comparison } from './Comparison.tsx';

export const view = defineView('comparison', Comparison);
