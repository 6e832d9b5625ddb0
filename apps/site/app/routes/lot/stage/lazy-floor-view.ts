import { deferred } from '@m30/shell/deferred';
import type { FloorViewProps } from './FloorView.tsx';

/** The flats of the floor, see `FloorView.tsx`. */
export const FloorView = deferred<FloorViewProps>(() => import('./FloorView.tsx'));
