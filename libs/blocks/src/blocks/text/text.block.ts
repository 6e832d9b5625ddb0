import { defineBlock } from '../../define-block.ts';
import { examples } from './text.examples.ts';
import { TextSchema } from './text.schema.ts';
import { view } from './text.view.ts';

export const text = defineBlock({ ...view, schema: TextSchema, examples });
