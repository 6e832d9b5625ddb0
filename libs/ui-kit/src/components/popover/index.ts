export { Popover, type PopoverProps } from './Popover.tsx';
export { type TriggerProps } from './use-anchor.ts';
