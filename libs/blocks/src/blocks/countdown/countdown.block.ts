import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './countdown.examples.ts';
import { CountdownSchema } from './countdown.schema.ts';

export const countdown = defineBlock({ type: 'countdown', schema: CountdownSchema, examples });
