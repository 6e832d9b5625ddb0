export { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';
export { useMask, type MaskOwner } from './useMask.ts';
