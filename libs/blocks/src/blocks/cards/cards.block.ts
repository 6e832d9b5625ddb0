import { defineBlock } from '../../define-block/define-block.ts';
import { examples } from './cards.examples.ts';
import { CardsSchema } from './cards.schema.ts';

export const cards = defineBlock({ type: 'cards', schema: CardsSchema, examples });
