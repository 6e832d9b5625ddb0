import type { Shape } from '../../../components/shape/shape.ts';
import type { BlockKind, Body } from '../editing/page.ts';
import { align, movedOf, type Block } from './align.ts';
import { fieldChanges, textOf, type FieldChange } from './fields.ts';

/** What happened to a block, or to what the page says of itself. */
export interface Change {
  what: 'added' | 'removed' | 'moved' | 'changed' | 'page';
  /** «Подзаголовок: Ключи выдают»; empty for the page itself. */
  block: string;
  /** Places of a block, from 1; `null` where it is not. */
  from: number | null;
  to: number | null;
  fields: readonly FieldChange[];
}

/** What a page says of itself, in the order of its form. */
const PAGE: Shape = {
  kind: 'group',
  fields: (
    [
      ['title', 'Заголовок'],
      ['description', 'Описание для поиска'],
      ['compose', 'Раскладка'],
      ['indexable', 'Показывать поисковикам'],
      ['from', 'Появится'],
      ['until', 'Исчезнет'],
    ] as const
  ).map(([key, title]) => ({ key, title, required: false, shape: { kind: 'line' } })),
};

/** What is different between two versions of a page, in the order of the newer one; what is gone comes last. */
export function differenceOf(
  before: Body,
  after: Body,
  kinds: readonly BlockKind[],
): readonly Change[] {
  const { blocks: was, ...pageBefore } = before;
  const { blocks: is, ...pageAfter } = after;
  const page = fieldChanges(PAGE, pageBefore, pageAfter);
  const pairs = align(was, is);
  const moved = movedOf(pairs);
  const changes = pairs.flatMap((pair): Change[] => {
    const [older, newer] = [was[pair.before ?? -1], is[pair.after ?? -1]];
    const places = { from: placeOf(pair.before), to: placeOf(pair.after) };
    const block = nameOf(newer ?? older ?? { type: '' }, kinds);
    if (!older) return [{ what: 'added', block, ...places, fields: [] }];
    if (!newer) return [{ what: 'removed', block, ...places, fields: [] }];
    const fields = fieldChanges(shapeOf(newer.type, kinds), older, newer);
    if (moved.has(pair)) return [{ what: 'moved', block, ...places, fields }];
    return fields.length > 0 ? [{ what: 'changed', block, ...places, fields }] : [];
  });
  if (page.length === 0) return changes;
  return [{ what: 'page', block: '', from: null, to: null, fields: page }, ...changes];
}

const placeOf = (index: number | null) => (index === null ? null : index + 1);

/** Form of a kind with what every block says of its place. */
function shapeOf(type: string, kinds: readonly BlockKind[]): Shape {
  const kind = kinds.find((one) => one.type === type);
  if (!kind) return { kind: 'json' };
  const framed = (shape: Shape): Shape => {
    if (shape.kind === 'group') return { kind: 'group', fields: [...shape.fields, ...kind.frame] };
    return shape.kind === 'either' ? { kind: 'either', of: shape.of.map(framed) } : shape;
  };
  return framed(kind.shape);
}

/** Characters of a block's words that name it. */
const SOME = 60;

function nameOf(block: Block, kinds: readonly BlockKind[]): string {
  const title = kinds.find(({ type }) => type === block.type)?.title ?? block.type;
  const said = [block['title'], block['text'], block['label'], block['html']].find(
    (one) => typeof one === 'string' && one !== '',
  );
  const words = textOf(said);
  if (words === '') return title;
  return `${title}: ${words.length > SOME ? `${words.slice(0, SOME).trimEnd()}…` : words}`;
}

/** What happened, as the list says it. */
export function headOf({ what, block, from, to }: Change): string {
  switch (what) {
    case 'added':
      return `Добавлен блок ${to}. ${block}`;
    case 'removed':
      return `Убран блок ${from}. ${block}`;
    case 'moved':
      return `Блок перемещён с ${from} на ${to} место. ${block}`;
    case 'changed':
      return `Изменён блок ${to}. ${block}`;
    default:
      return 'О странице';
  }
}
