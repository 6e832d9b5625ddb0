export type { Chess, ChessCell, ChessSection } from './chess.ts';
export { Chessboard, type ChessboardProps } from './Chessboard.tsx';
