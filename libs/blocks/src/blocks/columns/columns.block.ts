import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './columns.examples.ts';
import { ColumnsSchema } from './columns.schema.ts';

export const columns = defineBlock({ type: 'columns', schema: ColumnsSchema, examples });
