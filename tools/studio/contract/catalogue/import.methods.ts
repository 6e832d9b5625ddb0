import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { guid, NothingSchema, requiredText } from '../core/schemas.ts';
import { ChosenColumnsSchema } from './import-column.schema.ts';
import { ProgrammeSchema } from './programme.schema.ts';
import { DifferenceSchema } from './import-source.schema.ts';

/** Characters of a packed file in base64: what fits the body of a method. */
const LONGEST = 900_000;

const yes = v.optional(v.boolean(), false);

export const runImport = defineStudioMethod({
  name: 'Imports.Run',
  verb: 'POST',
  summary:
    'Compares a file of complexes and lots with the database, and writes the difference if it is asked to',
  right: 'import.run',
  input: v.strictObject({
    file: requiredText(200, 'Выберите файл'),
    /** The file packed by gzip, in base64. */
    content: v.pipe(
      v.string('Выберите файл'),
      v.nonEmpty('Выберите файл'),
      v.maxLength(LONGEST, 'Файл слишком велик для Студии: загрузите его командой npm run import'),
      v.base64('Файл пришёл повреждённым'),
    ),
    /** Of a table: what its columns are; guessed by their headings where it is not given. */
    columns: v.optional(ChosenColumnsSchema),
    /** What payments are counted by, for a company that has no programme yet. */
    programme: v.optional(ProgrammeSchema),
    /** Writes; else it is only compared. */
    apply: yes,
    /** Somebody has looked at what is suspicious. */
    accept_suspicious: yes,
    /** Takes lots that the file does not name off sale. */
    close_gone: yes,
  }),
  result: DifferenceSchema,
});

export const listImports = defineStudioMethod({
  name: 'Imports.List',
  verb: 'GET',
  summary: 'Lists the latest imports, and whether the last one can be taken back',
  right: 'import.run',
  input: NothingSchema,
  result: v.object({
    imports: v.array(
      v.object({
        guid: v.string(),
        file: v.string(),
        at: v.string(),
        lots: v.number(),
        may_undo: v.boolean(),
      }),
    ),
  }),
});

export const undoLastImport = defineStudioMethod({
  name: 'Imports.Undo',
  verb: 'POST',
  summary: 'Takes the last import back as a whole, unless somebody has gone on from there',
  right: 'import.run',
  input: v.strictObject({ import: guid }),
  result: v.object({ removed: v.number(), restored: v.number() }),
  errors: { 409: 'It is not the last one, or it cannot be taken back any more' },
});
