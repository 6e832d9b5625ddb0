export { expectAccessible } from './accessible.ts';
export { installDialog } from './dialog.ts';
export type { Conformance, Example, ExamplesMeta } from './examples.ts';
export { examplesOf, type ExamplesFile, type NamedExample } from './examples-of.tsx';
export { installPopover } from './popover.ts';
export { expectHydrates, type Hydrated } from './hydrates.tsx';
export { hostileCorpus } from './hostile-corpus.ts';
export { hostileHtml } from './hostile-html.ts';
export { drawnPicture } from './pictures.ts';
