import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { formatDate } from '@m30/ui-kit/format';
import type { AuditEntry } from '@m30/studio/contract/people/audit.schema';
import { plainCell } from '../../../kernel/document/plain-cell.ts';

const COLUMNS: Readonly<Record<string, (entry: AuditEntry) => string>> = {
  'Когда (Москва)': ({ at }) => formatDate(at, 'stamp'),
  Кто: ({ person }) => person?.name ?? '',
  'Что сделано': ({ summary }) => summary,
  Действие: ({ method }) => method,
  Предмет: ({ subject }) => subject,
  'Какой именно': ({ subject_id: id }) => id,
  Было: ({ before }) => inWords(before),
  Стало: ({ after }) => inWords(after),
};

const inWords = (fields: AuditEntry['before']): string =>
  Object.entries(fields ?? {})
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');

/** Writes the journal as a table that Russian Excel opens by a double click, row by row. */
export function auditCsv(entries: AsyncIterable<AuditEntry>): Readable {
  const table = stringify({
    ...{ bom: true, delimiter: ';', record_delimiter: 'windows', header: true },
    columns: Object.keys(COLUMNS),
    cast: { string: plainCell },
  });
  const source = Readable.from(rows(entries));
  source.on('error', (error) => table.destroy(error));
  table.on('close', () => source.destroy());
  return source.pipe(table);
}

async function* rows(entries: AsyncIterable<AuditEntry>) {
  for await (const entry of entries) yield Object.values(COLUMNS).map((read) => read(entry));
}
