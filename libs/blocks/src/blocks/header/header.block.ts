import { defineBlock } from '../../define-block.ts';
import { examples } from './header.examples.ts';
import { HeaderSchema } from './header.schema.ts';
import { view } from './header.view.ts';

export const header = defineBlock({ ...view, schema: HeaderSchema, examples });
