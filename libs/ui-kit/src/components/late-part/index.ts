export { LatePart, type LatePartProps } from './LatePart.tsx';
