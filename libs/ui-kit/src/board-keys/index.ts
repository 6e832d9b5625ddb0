export { nextCell, type CellPlace } from './next-cell.ts';
