export type { Chess, ChessCell } from './chess.ts';
export { Chessboard } from './Chessboard.tsx';
export { ChessLegend } from './ChessLegend.tsx';
export { useOwnCells } from './use-own-cells.ts';
