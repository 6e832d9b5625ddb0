import { defineView } from '../../define-block/define-block.ts';
import { Team } from './Team.tsx';

export const view = defineView('team', Team);
