import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { pageEntries, pageNumber } from '../core/schemas.ts';
import { AuditEntrySchema, auditFilterEntries } from './audit.schema.ts';

/** The same as CSV: `GET /studio/audit.csv` with the same filter. */
export const listAudit = defineStudioMethod({
  name: 'Audit.List',
  verb: 'GET',
  summary: 'Lists changes with what was before and after, the latest first',
  right: 'audit.read',
  input: v.strictObject({ ...auditFilterEntries, page: pageNumber }),
  result: v.object({ ...pageEntries, entries: v.array(AuditEntrySchema) }),
});
