import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './form.examples.ts';
import { FormSchema } from './form.schema.ts';

export const form = defineBlock({ type: 'form', schema: FormSchema, examples });
