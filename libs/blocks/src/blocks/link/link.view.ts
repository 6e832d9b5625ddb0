import { defineView } from '../../define-block/define-block.ts';
import { Links } from './Links.tsx';

export const view = defineView('link', Links);
