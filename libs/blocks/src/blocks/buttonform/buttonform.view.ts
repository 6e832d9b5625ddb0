import { defineView } from '../../define-block/define-block.ts';
import { Buttonform } from './Buttonform.tsx';

export const view = defineView('buttonform', Buttonform);
