import { defineView } from '../../define-block/define-block.ts';
import { Banner } from './Banner.tsx';

export const view = defineView('banner', Banner);
