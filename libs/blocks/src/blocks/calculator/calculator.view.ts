import { defineView } from '../../define-block/define-block.ts';
import { CalculatorBlock } from './CalculatorBlock.tsx';

export const view = defineView('calculator', CalculatorBlock);
