import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './header.examples.ts';
import { HeaderSchema } from './header.schema.ts';

export const header = defineBlock({ type: 'header', schema: HeaderSchema, examples });
