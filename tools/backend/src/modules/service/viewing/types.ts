import type { Viewing } from '@m30/api';

/** `booked` lies ahead or was never closed; who did not come has missed it. */
export type ViewingState = Viewing['state'];

export type { ViewingPlace } from '@m30/api';
