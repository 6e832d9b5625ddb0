import { defineView } from '../../define-block/define-block.ts';
import { AccordionBlock } from './AccordionBlock.tsx';

export const view = defineView('accordion', AccordionBlock);
