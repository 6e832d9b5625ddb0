import { defineView } from '../../define-block/define-block.ts';
import { List } from './List.tsx';

export const view = defineView('list', List);
