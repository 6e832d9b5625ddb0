export { KeptMarkup, type KeptMarkupProps } from './KeptMarkup.tsx';
export { textOf } from './text-of.ts';
export { MarkupContext, type DrawKept, type Marks } from './markup-context.ts';
