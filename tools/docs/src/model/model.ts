import type { ComponentNotes } from '@m30/ui-kit/testing';
import type { Prop } from './props.ts';

/** A state of a component: where it stands in Storybook, and the module that draws it. */
export interface ExampleModel {
  name: string;
  /** The module, as it runs and as it is copied. */
  code: string;
  tone: string | undefined;
  onDemand: boolean;
  story: string;
}

/** What has changed in one version, `undefined` before it is released. */
export interface Change {
  version: string | undefined;
  text: string;
}

/** Everything that the site says of a component. */
export interface ComponentModel {
  kind: 'component';
  /** Folder of its package, `ui-kit`. */
  library: string;
  /** Its address within the package, `text-field`. */
  slug: string;
  name: string;
  /** What it is imported from. */
  entry: string;
  /** Names that are imported: its own, or those of its kinds. */
  imported: string[];
  summary: string;
  props: Prop[];
  /** Element that takes the other attributes. */
  element: string | undefined;
  notes: ComponentNotes | undefined;
  /** Custom properties that its styles read. */
  tokens: string[];
  /** Attributes of state that its styles know. */
  attributes: string[];
  /** KB, brotli, with all it needs except React. */
  size: number | undefined;
  examples: ExampleModel[];
  /** Its page in Storybook. */
  stories: string;
  changes: Change[];
}

/** One field of a block's data. */
export interface FieldModel {
  /** Its path, `items[].question`. */
  path: string;
  type: string;
  required: boolean;
  /** Its name in English. */
  title: string;
  /** Its name for editors, in Russian. */
  inStudio: string;
}

/** Everything that the site says of a content block. */
export interface BlockModel {
  kind: 'block';
  library: 'blocks';
  slug: string;
  /** Its `type`. */
  name: string;
  summary: string;
  /** In English. */
  title: string;
  fields: FieldModel[];
  notes: ComponentNotes | undefined;
  tokens: string[];
  size: number | undefined;
  examples: ExampleModel[];
  stories: string;
  changes: Change[];
}

/** An import of a package. */
export interface EntryModel {
  path: string;
  /** Budget in KB; `null` where it is for servers or tests. */
  limit: number | null | undefined;
}

/** A document that is shown as it stands. */
export interface DocumentModel {
  /** Address, `/guides/theming`. */
  path: string;
  title: string;
  /** Its first sentence, for lists and search. */
  summary: string;
  markdown: string;
}

/** A package with all its pages. */
export interface LibraryModel {
  /** Folder, `ui-kit`. */
  folder: string;
  /** Name in the registry. */
  name: string;
  version: string;
  description: string;
  install: string;
  /** The smallest example that works. */
  start: string;
  readme: string;
  entries: EntryModel[];
  components: ComponentModel[];
  blocks: BlockModel[];
  documents: DocumentModel[];
  changes: Change[];
}

/** The whole site: every page is drawn out of this. */
export interface SiteModel {
  /** Released versions, the newest first. */
  versions: string[];
  libraries: LibraryModel[];
  guides: DocumentModel[];
}
