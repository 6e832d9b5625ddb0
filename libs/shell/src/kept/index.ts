export { KeptMarkup, type KeptMarkupProps } from './KeptMarkup.tsx';
export { textOf } from './text-of.ts';
export { MarkupContext } from './markup-context.ts';
