export { NewTabHint } from './NewTabHint.tsx';
export { VisuallyHidden } from './VisuallyHidden.tsx';
