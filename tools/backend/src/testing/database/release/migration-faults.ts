import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '../../../kernel/db/migrate.ts';

/** What the code of a release knows of its database. */
export interface ReleasedSchema {
  tables: ReadonlySet<string>;
  indexes: ReadonlySet<string>;
}

interface Snapshot {
  tables: Record<string, { name: string; indexes: Record<string, unknown> }>;
}

/** Reads what stands after a migration. @param tag name of its file, without `.sql` */
export function schemaAfter(tag: string): ReleasedSchema {
  const file = join(migrations.migrationsFolder, `meta/${tag.slice(0, 4)}_snapshot.json`);
  const tables = Object.values((JSON.parse(readFileSync(file, 'utf8')) as Snapshot).tables);
  return {
    tables: new Set(tables.map(({ name }) => name)),
    indexes: new Set(tables.flatMap(({ indexes }) => Object.keys(indexes))),
  };
}

/** A part of a statement: `alter table` does several things at once. */
interface Clause {
  text: string;
  /** The table that is changed; none where the statement changes no table. */
  table: string | undefined;
}

type Rule = readonly [why: string, isBroken: (clause: Clause, migration: Migration) => boolean];

interface Migration {
  released: ReleasedSchema;
  /** Columns that it adds and leaves empty, as `table.column`. */
  empty: ReadonlySet<string>;
}

/** Of a table of the release, which its code reads and writes. */
const within =
  (pattern: RegExp) =>
  ({ text, table }: Clause, { released }: Migration) =>
    pattern.test(text) && (table === undefined || released.tables.has(table));

/** Whether a rule over columns concerns only what the release writes nothing to. */
const isOfNew = ({ text, table }: Clause, { empty }: Migration) =>
  columnsOf(text).every((column) => empty.has(`${table}.${column}`));

const RULES: readonly Rule[] = [
  ['drops a table', within(/^drop table\b/)],
  ['drops a column', within(/^drop (?:column\b|")/)],
  ['drops what the release’s own writing relies on', within(/^drop constraint\b/)],
  [
    'drops an index of the release',
    ({ text }, { released }) =>
      text.startsWith('drop index') && namesOf(text).some((name) => released.indexes.has(name)),
  ],
  [
    'drops a type, a trigger or a function',
    within(/^drop (?:type|trigger|function|sequence|view|schema)\b/),
  ],
  ['renames', within(/^rename\b|^alter type\b.*\brename\b/)],
  ['changes a type', within(/^alter (?:column )?"[^"]+" (?:set data )?type\b/)],
  ['forbids what was empty', within(/\bset not null\b/)],
  ['empties what is always there', within(/\bdrop not null\b/)],
  ['takes a default away', within(/\bdrop default\b/)],
  [
    'adds a column that must be filled',
    (clause, migration) =>
      within(/^add (?:column )?(?!constraint).*\bnot null\b/)(clause, migration) &&
      !/\bdefault\b|\bgenerated\b/.test(clause.text),
  ],
  [
    'forbids rows that the release writes',
    (clause, migration) =>
      within(/^add constraint\b|^create unique index\b/)(clause, migration) &&
      (/\bcheck\b|\bexclude\b/.test(clause.text) || !isOfNew(clause, migration)),
  ],
  [
    'stops a deletion that the release makes',
    ({ text }, { released }) => {
      const [, target] = /\breferences (?:"public"\.)?"?(\w+)/.exec(text) ?? [];
      if (target === undefined || !released.tables.has(target)) return false;
      return !/\bon delete (?:cascade|set null)\b/.test(text);
    },
  ],
  ['deletes rows', within(/^(?:delete|truncate)\b/)],
  ['hides its statements in a block', ({ text }) => /^do\b/.test(text)],
];

/**
 * Why a migration breaks the release before it, whose processes go on working over the new tables. A statement that
 * says `-- safe: reason` is believed, and so is everything about tables that the release does not have.
 */
export function faultsOf(sql: string, released: ReleasedSchema): string[] {
  const clauses = sql
    .split('--> statement-breakpoint')
    .filter((statement) => !/--[ \t]*safe:[ \t]*\S/.test(statement))
    .flatMap(clausesOf);
  const migration = { released, empty: new Set(clauses.flatMap(emptyColumnOf)) };
  return clauses.flatMap((clause) =>
    RULES.filter(([, isBroken]) => isBroken(clause, migration)).map(([why]) => why),
  );
}

/** Lower case, a space between words, without comments. */
const plain = (sql: string) =>
  sql
    .replace(/(?<!-)--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

function clausesOf(chunk: string): Clause[] {
  return plain(chunk)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .flatMap((statement) => {
      const [head, table] = HEAD.exec(statement) ?? [];
      if (head === undefined || table === undefined) {
        return [{ text: statement, table: TARGET.exec(statement)?.[1] }];
      }
      const parts = statement.slice(head.length).split(/, ?(?=(?:add|alter|drop|rename) )/);
      return parts.map((text) => ({ text, table }));
    });
}

const HEAD = /^alter table (?:if exists )?(?:only )?(?:"?public"?\.)?"?(\w+)"? /;

/** The table of a statement that is no `alter table`. */
const TARGET =
  /^(?:drop table (?:if exists )?|create (?:unique )?index .*? on |delete from |truncate (?:table )?)(?:"?public"?\.)?"?(\w+)/;

/** The column that a clause adds without a value for the rows that are there. */
function emptyColumnOf({ text, table }: Clause): string[] {
  const [, column] = /^add column (?:if not exists )?"?(\w+)/.exec(text) ?? [];
  return column === undefined || /\bdefault\b/.test(text) ? [] : [`${table}.${column}`];
}

/** Columns between the first brackets of a constraint or an index. */
function columnsOf(text: string): string[] {
  const [, columns = ''] = /\(([^()]*)\)/.exec(text) ?? [];
  return namesOf(columns);
}

const namesOf = (text: string): string[] =>
  [...text.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
