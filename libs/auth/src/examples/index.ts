export { snapshotNames, snapshots, startedAt } from './snapshots.ts';
