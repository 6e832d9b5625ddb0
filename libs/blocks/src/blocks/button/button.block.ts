import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './button.examples.ts';
import { ButtonSchema } from './button.schema.ts';

export const button = defineBlock({ type: 'button', schema: ButtonSchema, examples });
