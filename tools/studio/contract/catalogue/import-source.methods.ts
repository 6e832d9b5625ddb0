import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { DoneSchema, guid, NothingSchema, requiredText, text } from '../core/schemas.ts';
import { ChosenColumnsSchema } from './import-column.schema.ts';
import {
  DeletedSourceSchema,
  DifferenceSchema,
  EverySchema,
  ImportPicturesSchema,
  RunOutcomeSchema,
  SourceDetailsSchema,
  SourceKindSchema,
  SourceRowSchema,
} from './import-source.schema.ts';

const right = 'import.run';
const gone = { 404: 'There is no such source' };

export const listImportSources = defineStudioMethod({
  name: 'Imports.Sources',
  verb: 'GET',
  summary: 'Lists where files of lots come from by themselves, with what came of the latest',
  right,
  input: NothingSchema,
  result: v.object({
    /** The installation has a folder for files. */
    folder: v.boolean(),
    sources: v.array(SourceRowSchema),
    /** The latest first; their runs can still be read. */
    deleted: v.array(DeletedSourceSchema),
    pictures: ImportPicturesSchema,
  }),
});

export const getImportSource = defineStudioMethod({
  name: 'Imports.Source',
  verb: 'GET',
  summary: 'Returns a source with its runs and the difference that waits for a decision',
  right,
  input: v.strictObject({ source: guid }),
  result: v.object({ source: SourceDetailsSchema }),
  errors: gone,
});

export const saveImportSource = defineStudioMethod({
  name: 'Imports.SaveSource',
  verb: 'POST',
  summary: 'Declares a source of files, or changes it',
  right,
  input: v.strictObject({
    /** Without it a new one is made. */
    source: v.optional(guid),
    title: requiredText(100, 'Напишите название'),
    kind: SourceKindSchema,
    /** Empty for the folder. */
    url: v.pipe(
      text(1000),
      v.check(
        (value) => value === '' || /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
        'Напишите адрес целиком: https://…',
      ),
    ),
    every: EverySchema,
    hour: v.pipe(v.number('Укажите час'), v.integer(), v.minValue(0), v.maxValue(23)),
    self_apply: v.boolean(),
    close_gone: v.boolean(),
  }),
  result: v.object({ source: SourceDetailsSchema }),
  errors: {
    ...gone,
    409: 'There are as many sources as there may be',
    422: 'The address leads into the own network or is not safe, or there is no folder',
  },
});

export const checkImportSource = defineStudioMethod({
  name: 'Imports.CheckSource',
  verb: 'POST',
  summary: 'Has a source looked at within a minute, whether its file was read before or not',
  right,
  input: v.strictObject({ source: guid }),
  result: DoneSchema,
  errors: gone,
});

export const deleteImportSource = defineStudioMethod({
  name: 'Imports.DeleteSource',
  verb: 'POST',
  summary: 'Reads a source no more; what it has imported and the records of its runs stay',
  right,
  input: v.strictObject({ source: guid }),
  result: DoneSchema,
  errors: { ...gone, 409: 'It is being read at this moment' },
});

export const forgetImportColumns = defineStudioMethod({
  name: 'Imports.ForgetColumns',
  verb: 'POST',
  summary:
    'Has the columns of the tables of a source guessed anew; the next file waits for a decision',
  right,
  input: v.strictObject({ source: guid }),
  result: v.object({ source: SourceDetailsSchema }),
  errors: gone,
});

export const retryImportPictures = defineStudioMethod({
  name: 'Imports.RetryPictures',
  verb: 'POST',
  summary: 'Has the drawings and photos that could not be fetched asked for once more',
  right,
  input: NothingSchema,
  result: v.object({ pictures: ImportPicturesSchema }),
});

export const compareImport = defineStudioMethod({
  name: 'Imports.Compare',
  verb: 'POST',
  summary: 'Reads the file that waits once more, by other columns, and says what it would change',
  right,
  input: v.strictObject({ run: guid, columns: ChosenColumnsSchema }),
  result: DifferenceSchema,
  errors: {
    404: 'There is no such run',
    409: 'Nothing waits there any more, or the file is another one by now',
    422: 'The source does not give its file at this moment',
  },
});

export const decideImport = defineStudioMethod({
  name: 'Imports.Decide',
  verb: 'POST',
  summary:
    'Writes the difference that waits and confirms its columns, if the file is still the same; or decides against it',
  right,
  input: v.strictObject({
    run: guid,
    apply: v.boolean(),
    /** Of a table: what its columns are; kept with the source. As they were shown where it is not given. */
    columns: v.optional(ChosenColumnsSchema),
    /** Somebody has looked at what is suspicious. */
    accept_suspicious: v.optional(v.boolean(), false),
    /** Takes lots that the file does not name off sale. */
    close_gone: v.optional(v.boolean(), false),
  }),
  result: v.object({ outcome: RunOutcomeSchema }),
  errors: {
    404: 'There is no such run',
    409: 'Nothing waits there any more, or the source is being read',
  },
});
