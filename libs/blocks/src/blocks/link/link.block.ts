import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './link.examples.ts';
import { LinkBlockSchema } from './link.schema.ts';

export const link = defineBlock({ type: 'link', schema: LinkBlockSchema, examples });
