export { LotActions, type LotActionsProps } from './LotActions.tsx';
