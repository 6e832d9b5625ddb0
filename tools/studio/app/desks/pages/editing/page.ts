import type { StudioResult } from '../../../../contract/client.ts';

export type EditedPage = StudioResult<'Pages.Get'>['page'];
export type Body = EditedPage['body'];
export type Mistake = EditedPage['mistakes'][number];
export type PageRow = StudioResult<'Pages.List'>['pages'][number];

/** How a value is edited, as the server says it of a schema. */
export type Shape =
  | { kind: 'line' | 'text' | 'html' | 'number' | 'flag' | 'blocks' | 'json' }
  | { kind: 'choice'; options: readonly (string | number)[] }
  | { kind: 'group'; fields: readonly ShapeField[] }
  | { kind: 'list'; item: Shape }
  | { kind: 'either'; of: readonly Shape[] };

interface ShapeField {
  key: string;
  title: string | null;
  required: boolean;
  shape: Shape;
}

/** A kind of block with its form. */
export interface BlockKind {
  type: string;
  title: string | null;
  shape: Shape;
  frame: readonly ShapeField[];
  example: Readonly<Record<string, unknown>>;
}

/** The kinds of blocks as the server describes them: one cast where JSON comes in. */
export const kindsOf = ({ blocks }: StudioResult<'Pages.Blocks'>): readonly BlockKind[] =>
  blocks as unknown as readonly BlockKind[];

export const STATES: Readonly<Record<PageRow['state'], string>> = {
  ...{ draft: 'черновик', scheduled: 'выйдет по часам' },
  ...{ published: 'на сайте', expired: 'срок истёк' },
};

/** What a block says of itself in the list: its first words. */
export function wordsOf(block: Readonly<Record<string, unknown>>): string {
  const said = [block.title, block.text, block.label].find((one) => typeof one === 'string');
  return typeof said === 'string' ? said : '';
}
