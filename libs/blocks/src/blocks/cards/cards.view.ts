import { defineView } from '../../define-block/define-block.ts';
import { Cards } from './Cards.tsx';

export const view = defineView('cards', Cards);
