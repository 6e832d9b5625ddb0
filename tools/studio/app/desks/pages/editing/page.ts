import type { StudioResult } from '../../../../contract/client.ts';
import type { FieldOfShape, Shape } from '../../../components/shape/shape.ts';

export type EditedPage = StudioResult<'Pages.Get'>['page'];
export type Body = EditedPage['body'];
export type PageRow = StudioResult<'Pages.List'>['pages'][number];

/** A kind of block with its form. */
export interface BlockKind {
  type: string;
  title: string | null;
  shape: Shape;
  frame: readonly FieldOfShape[];
  example: Readonly<Record<string, unknown>>;
}

/** The kinds of blocks as the server describes them: one cast where JSON comes in. */
export const kindsOf = ({ blocks }: StudioResult<'Pages.Blocks'>): readonly BlockKind[] =>
  blocks as unknown as readonly BlockKind[];

export const STATES: Readonly<Record<PageRow['state'], string>> = {
  ...{ draft: 'черновик', scheduled: 'выйдет по часам' },
  ...{ published: 'на сайте', expired: 'срок истёк' },
};
