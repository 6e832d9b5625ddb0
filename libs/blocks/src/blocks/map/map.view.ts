import { defineView } from '../../define-block/define-block.ts';
import { MapBlock } from './MapBlock.tsx';

export const view = defineView('map', MapBlock);
