export { nextSort, sortRows, type SortValue, type TableSort } from './sort-rows.ts';
export { Table, type TableColumn, type TableProps } from './Table.tsx';
