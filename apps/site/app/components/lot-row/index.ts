export { LotRow, type LotRowProps } from './LotRow.tsx';
export { LotTable, type LotTableProps } from './LotTable.tsx';
