export type { MaskControl, MaskEngineProps } from './MaskEngine.tsx';
export type { MaskEngineLoader } from './useMask.ts';
export { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';
