import { defineView } from '../../define-block/define-block.ts';
import { Notice } from './Notice.tsx';

export const view = defineView('notice', Notice);
