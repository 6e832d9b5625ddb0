import { defineView } from '../../define-block/define-block.ts';
import { Columns } from './Columns.tsx';

export const view = defineView('columns', Columns);
