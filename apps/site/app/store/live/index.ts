export type { LotState } from './statuses.ts';
export { useLiveLot, useLiveStatus, withState, type LiveLot } from './use-live-status.ts';
