import { Readable } from 'node:stream';
import { moscowDay } from '@m30/ui-kit/format';
import type { AppContext } from './env.ts';

interface CsvFile {
  /** Written while it is sent; what breaks off is in the log. */
  table: Readable;
  /** `zhurnal`: the day is added. */
  name: string;
  now: Date;
}

/** Sends a table for a spreadsheet as a file of the day, which nobody stores. */
export function sendCsv(c: AppContext, { table, name, now }: CsvFile): Response {
  table.on('error', (error) => c.get('log').error({ err: error, name }, 'export broke off'));
  c.get('log').info({ name }, 'table exported');
  c.header('cache-control', 'no-store');
  c.header('content-type', 'text/csv; charset=utf-8');
  c.header('content-disposition', `attachment; filename="${name}-${moscowDay(now)}.csv"`);
  return c.body(Readable.toWeb(table) as ReadableStream<Uint8Array>);
}
