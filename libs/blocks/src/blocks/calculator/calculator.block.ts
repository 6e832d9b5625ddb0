import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './calculator.examples.ts';
import { CalculatorSchema } from './calculator.schema.ts';

export const calculator = defineBlock({ type: 'calculator', schema: CalculatorSchema, examples });
