import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './buttonform.examples.ts';
import { ButtonformSchema } from './buttonform.schema.ts';

export const buttonform = defineBlock({ type: 'buttonform', schema: ButtonformSchema, examples });
