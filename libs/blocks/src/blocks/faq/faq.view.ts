import { defineView } from '../../define-block/define-block.ts';
import { Faq } from './Faq.tsx';

export const view = defineView('faq', Faq);
