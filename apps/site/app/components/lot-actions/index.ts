export { LotActions } from './LotActions.tsx';
