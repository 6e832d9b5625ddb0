import { defineView } from '../../define-block/define-block.ts';
import { Countdown } from './Countdown.tsx';

export const view = defineView('countdown', Countdown);
