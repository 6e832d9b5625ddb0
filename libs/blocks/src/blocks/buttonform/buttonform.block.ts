import { defineBlock } from '../../define-block.ts';
import { examples } from './buttonform.examples.ts';
import { ButtonformSchema } from './buttonform.schema.ts';
import { view } from './buttonform.view.ts';

export const buttonform = defineBlock({ ...view, schema: ButtonformSchema, examples });
