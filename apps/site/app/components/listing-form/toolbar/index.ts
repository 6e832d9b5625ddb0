export { SortForm } from './SortForm.tsx';
export { Toolbar, type ToolbarChip } from './Toolbar.tsx';
