import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './files.examples.ts';
import { FilesSchema } from './files.schema.ts';

export const files = defineBlock({ type: 'files', schema: FilesSchema, examples });
