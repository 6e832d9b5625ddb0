export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export type { NumberKind } from './number-text.ts';
export type { NumberOwner } from './useNumberText.ts';
