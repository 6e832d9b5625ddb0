import { defineView } from '../../define-block/define-block.ts';
import { Files } from './Files.tsx';

export const view = defineView('files', Files);
