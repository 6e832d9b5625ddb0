import { deferred } from '@m30/shell/deferred';
import type { FloorPlanViewProps } from './FloorPlanView.tsx';

/** The flats of the floor, see `FloorPlanView.tsx`. */
export const FloorPlanView = deferred<FloorPlanViewProps>(() => import('./FloorPlanView.tsx'));
