import { defineView } from '../../define-block/define-block.ts';
import { Quote } from './Quote.tsx';

export const view = defineView('quote', Quote);
