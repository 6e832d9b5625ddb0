export { KeptMarkup, type KeptMarkupProps } from './KeptMarkup.tsx';
export { textOf } from './text-of.ts';
export { MarkupContext, type DrawKept } from './markup-context.ts';
