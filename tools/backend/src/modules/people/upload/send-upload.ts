import * as v from 'valibot';
import type { AppContext } from '../../../kernel/http/env.ts';
import { sendStoredOrLink } from '../../../kernel/http/send-stored.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { findUpload } from './find-uploads.ts';
import type { UploadOwnerKind } from './types.ts';
import { uploadKey } from './upload-store.ts';

/** Kinds of things whose files the staff may read. */
const READ_BY_STAFF: ReadonlySet<UploadOwnerKind> = new Set(['lead', 'defect', 'ticket', 'order']);

const GuidSchema = v.pipe(v.string(), v.uuid());

/**
 * Sends a file that came with a form or a ticket to the staff; it is saved and never shown, so nothing of it runs here.
 * @param check throws where the caller may not read files of a kind of thing
 * @throws Refused 404
 */
export async function sendUpload(
  { db, files }: Services,
  c: AppContext,
  check: (kind: UploadOwnerKind, guid: string) => unknown,
): Promise<Response> {
  const guid = c.req.param('guid');
  const row = v.is(GuidSchema, guid) ? await findUpload(db, guid) : undefined;
  if (row) await check(row.ownerKind, row.guid);
  if (!row || !READ_BY_STAFF.has(row.ownerKind) || row.type === null) {
    throw refuse(404, 'Такого файла нет');
  }
  const name = encodeURIComponent(`${row.name}.${row.type}`);
  c.get('log').info({ file: row.guid }, 'file of a form given out');
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
  };
  return sendStoredOrLink(files, c, { key: uploadKey(row.guid), size: row.size, headers });
}
