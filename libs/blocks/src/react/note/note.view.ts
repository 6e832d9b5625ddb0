import { NOTE } from '../../core/parsed-block.ts';
import { defineView } from '../../define-block/define-block.ts';
import { Note } from './Note.tsx';

export const view = defineView(NOTE, Note);
