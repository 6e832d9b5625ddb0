import type { ComponentType } from 'react';
import type { LotData } from '../data/lot.server.ts';
import { FinishView } from './finish/FinishView.tsx';
import { FloorView } from './floor/FloorView.tsx';
import { HouseView } from './house/HouseView.tsx';
import { LightView } from './light/LightView.tsx';
import { OutlookView } from './outlook/OutlookView.tsx';
import { PlanView } from './plan/PlanView.tsx';

/** A flat, and what else there is to see of it. */
export type Shown = Pick<LotData, 'lot' | 'hasFloor' | 'hasFinish' | 'light' | 'hasLight'>;

interface StageTab {
  /** Its name in addresses: `#floor`. */
  id: string;
  title: string;
  View: ComponentType<Shown>;
  /** Whether there is anything to show of this flat. */
  has: (shown: Shown) => boolean;
}

/** What the stage shows, in the order of its bar; a further view is a line here. */
export const STAGE_TABS: readonly StageTab[] = [
  { id: 'plan', title: 'План', View: PlanView, has: () => true },
  { id: 'floor', title: 'На\u00a0этаже', View: FloorView, has: ({ hasFloor }) => hasFloor },
  { id: 'house', title: 'В\u00a0доме', View: HouseView, has: ({ lot }) => lot.facade !== null },
  {
    id: 'outlook',
    title: 'Вид\u00a0из\u00a0окна',
    View: OutlookView,
    has: ({ hasLight }) => hasLight,
  },
  { id: 'light', title: 'Свет', View: LightView, has: ({ hasLight }) => hasLight },
  { id: 'finish', title: 'Отделка', View: FinishView, has: ({ hasFinish }) => hasFinish },
];
