// What the filters are made of: loaded when a hand comes near them.
export { FilterPopover } from './FilterPopover.tsx';
export { FilterPanel } from '../filter-panel/FilterPanel.tsx';
