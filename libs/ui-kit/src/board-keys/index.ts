export { nextCell, type Board, type CellPlace } from './next-cell.ts';
export { cellOf, pressBoardKey } from './press-board-key.ts';
