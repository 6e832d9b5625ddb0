export { contrast } from './contrast.ts';
export { formatHex, parseHex, type Rgb } from './hex.ts';
