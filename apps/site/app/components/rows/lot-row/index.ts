export { LotRow } from './LotRow.tsx';
export { LotTable } from './LotTable.tsx';
