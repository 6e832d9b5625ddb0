import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './steps.examples.ts';
import { StepsSchema } from './steps.schema.ts';

export const steps = defineBlock({ type: 'steps', schema: StepsSchema, examples });
