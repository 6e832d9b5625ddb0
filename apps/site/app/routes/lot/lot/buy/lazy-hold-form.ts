import { deferred } from '@m30/shell/deferred';
import type { HoldFormProps } from './HoldForm.tsx';

/** Holding the flat, see `HoldForm.tsx`; until its code is here the form posts by itself. */
export const HoldForm = deferred<HoldFormProps>(() => import('./HoldForm.tsx'));
