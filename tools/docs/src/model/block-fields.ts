import type { EditedField, FieldShape } from '@m30/blocks/server';
import type { FieldModel } from './model.ts';

/** A row without its Russian name. */
type Row = Omit<FieldModel, 'inStudio'>;

/** Fields of a block as rows of a table, those of groups and lists below theirs: `items[].question`. */
export function fieldRows(fields: readonly EditedField[], above = ''): Row[] {
  const rows = fields.flatMap(({ key, title, required, shape }) => {
    const path = above + key;
    return [{ path, type: typeOf(shape), required, title: title ?? '' }, ...within(shape, path)];
  });
  // What several variants have in common stands once.
  return [...new Map(rows.toReversed().map((row) => [row.path, row])).values()].toReversed();
}

function within(shape: FieldShape, path: string): Row[] {
  switch (shape.kind) {
    case 'group':
      return fieldRows(shape.fields, `${path}.`);
    case 'list':
      return within(shape.item, `${path}[]`);
    case 'either':
      return shape.of.flatMap((one) => within(one, path));
    default:
      return [];
  }
}

/** What stands in a field, in words. */
function typeOf(shape: FieldShape): string {
  switch (shape.kind) {
    case 'line':
      return 'text';
    case 'text':
      return 'long text';
    case 'html':
      return 'HTML';
    case 'flag':
      return 'true or false';
    case 'choice':
      return shape.options.map((one) => (typeof one === 'string' ? `'${one}'` : one)).join(' | ');
    case 'group':
      return 'object';
    case 'list':
      return `list of ${typeOf(shape.item)}`;
    case 'either':
      return [...new Set(shape.of.map(typeOf))].join(' or ');
    case 'number':
    case 'picture':
    case 'blocks':
      return shape.kind;
    case 'json':
      return 'JSON';
  }
}

/**
 * Fields of a block in both languages.
 * @param shape with titles in English
 * @param russian the same shape with the titles of the Studio
 */
export function fieldsInBoth(shape: FieldShape, russian: FieldShape): FieldModel[] {
  const names = new Map(fieldsOfBlock(russian).map(({ path, title }) => [path, title]));
  return fieldsOfBlock(shape).map((row) => ({ ...row, inStudio: names.get(row.path) ?? '' }));
}

/** Fields of a block whose shape is one object or one of several. */
export function fieldsOfBlock(shape: FieldShape): Row[] {
  if (shape.kind === 'group') return fieldRows(shape.fields);
  if (shape.kind !== 'either') return [];
  const rows = shape.of.flatMap(fieldsOfBlock);
  return [...new Map(rows.map((row) => [row.path, row])).values()];
}
