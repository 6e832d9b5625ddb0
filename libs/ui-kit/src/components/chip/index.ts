export { Chip, type ChipProps } from './Chip.tsx';
export { FilterChip, type FilterChipProps } from './FilterChip.tsx';
