import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './map.examples.ts';
import { MapSchema } from './map.schema.ts';

export const map = defineBlock({ type: 'map', schema: MapSchema, examples });
