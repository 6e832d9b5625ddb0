import { isStorable } from '@m30/api';
import * as v from 'valibot';
import type { ReportedCertificate } from '../../../adapters/partner/types.ts';

/** A line of a partner's message. */
export const line = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((value) => isStorable(value)),
  );

const named = v.pipe(line(300), v.trim(), v.minLength(1));

/** Serial numbers come with spaces, with colons or with nothing between their digits, and are compared by eye. */
const serial = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/[\s:]/g, '').toUpperCase()),
  v.regex(/^(?:[0-9A-F]{2}){1,20}$/),
  v.transform((value) => value.replace(/..(?!$)/g, '$& ')),
);

/** The certificate of a signature: X.509 allows twenty bytes of a serial number (RFC 5280, 4.1.2.2). */
export const CertificateSchema: v.GenericSchema<unknown, ReportedCertificate> = v.pipe(
  v.object({
    serial,
    issuer: named,
    owner: named,
    validFrom: v.pipe(v.string(), v.isoTimestamp()),
    validTo: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.check(({ validFrom, validTo }) => new Date(validFrom) < new Date(validTo)),
);
