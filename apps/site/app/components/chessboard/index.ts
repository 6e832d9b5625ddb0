export type { Chess, ChessCell } from './chess.ts';
export { Chessboard } from './Chessboard.tsx';
