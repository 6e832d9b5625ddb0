import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './table.examples.ts';
import { TableSchema } from './table.schema.ts';

export const table = defineBlock({ type: 'table', schema: TableSchema, examples });
