export { useLiveLot, useLiveStatus, withState } from './use-live-status.ts';
