import * as v from 'valibot';
import { FrameSchema } from '../core/frame.schema.ts';
import type { BlockShape } from '../core/parse-blocks.ts';
import { during, pathWithin } from '../core/parsing.ts';
import { below, cut, keyOf, type Path } from '../core/repair/cut.ts';

/** What is wrong with a block, for whoever edits it. */
export interface BlockMistake {
  /** Path within the block: `items.0.title`; empty where it is the block itself. */
  path: string;
  /** Russian. */
  message: string;
}

/** Every mistake of a block as it stands in the database, those of blocks within it too. Empty optional fields are none. */
export type CheckBlock = (block: Readonly<Record<string, unknown>>) => BlockMistake[];

/** Makes the check of blocks of these kinds. */
export function checkerOf(shapes: readonly BlockShape[]): CheckBlock {
  const byType = new Map<string, v.GenericSchema>(shapes.map(({ type, schema }) => [type, schema]));
  return function check(block) {
    const schema = byType.get(String(block['type']));
    if (!schema) return [{ path: '', message: 'Такого блока нет' }];
    const first = read(schema, block, check);
    // What an editor has emptied is absent, as the page reads it.
    const emptied = first.issues
      .map(pathOf)
      .filter((path) => isEmpty(path.reduce<unknown>(below, block)));
    if (emptied.length === 0) return [...first.issues.map(toMistake), ...first.within];
    const second = read(schema, cut(block, new Set(emptied.map(keyOf))).value, check);
    return [...second.issues.map(toMistake), ...second.within];
  };
}

/** What schema and frame say against a block, and what is wrong with the blocks within it. */
function read(schema: v.GenericSchema, whole: unknown, check: CheckBlock) {
  const within: BlockMistake[] = [];
  const { issues = [] } = during(
    (list) => {
      const place = pathWithin(whole, list).join('.');
      list.forEach((one, index) => {
        const mistakes = check((one ?? {}) as Record<string, unknown>);
        const at = place ? `${place}.${index}` : String(index);
        within.push(
          ...mistakes.map(({ path, message }) => ({ path: path ? `${at}.${path}` : at, message })),
        );
      });
      return [];
    },
    () => v.safeParse(schema, whole),
  );
  const framed = v.safeParse(FrameSchema, whole).issues ?? [];
  return { issues: [...issues, ...framed] as v.BaseIssue<unknown>[], within };
}

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  issue.path?.map(({ key }) => (typeof key === 'number' ? key : String(key))) ?? [];

const isEmpty = (value: unknown) => value === '' || value === null;

const toMistake = (issue: v.BaseIssue<unknown>): BlockMistake => ({
  path: pathOf(issue).join('.'),
  message: sayIssue(issue),
});

/** An issue of a schema in Russian. */
function sayIssue({ type, requirement, received, input }: v.BaseIssue<unknown>): string {
  if (isEmpty(input) || received === 'undefined' || type === 'non_empty') return 'Заполните поле';
  const isList = Array.isArray(input);
  if (type === 'max_length') {
    return isList
      ? `Не больше ${String(requirement)} пунктов`
      : `Не длиннее ${String(requirement)} знаков`;
  }
  if (type === 'min_length') return isList ? 'Добавьте хотя бы один пункт' : 'Слишком коротко';
  return WORDS[type] ?? 'Так здесь нельзя';
}

const WORDS: Readonly<Record<string, string>> = {
  number: 'Введите число',
  integer: 'Введите целое число',
  min_value: 'Число слишком мало',
  max_value: 'Число слишком велико',
  picklist: 'Выберите из списка',
  regex: 'Запишите иначе: формат не подходит',
  raw_transform: 'Нужен адрес: страница сайта, https, почта или телефон',
  iso_date: 'Нужна дата',
  url: 'Нужен полный адрес',
  email: 'Нужен адрес почты',
};
