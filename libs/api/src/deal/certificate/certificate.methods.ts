import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { kopecks, NothingSchema } from '../../core/schemas.ts';
import { StatusSchema } from '../contract.schema.ts';

/** A discount on what is bought from the company, or a gift to spend on its services. */
const CertificateSchema = v.object({
  guid: v.string(),
  /** «С-30417». */
  number: v.string(),
  kind: v.picklist(['discount', 'gift']),
  title: v.string(),
  amount: kopecks,
  /** Where and how it is good. */
  conditions: v.string(),
  /** ISO instant. */
  issued_at: v.string(),
  /** ISO date of the last day. */
  expires_on: v.string(),
  status: StatusSchema,
  /** What it was spent on. */
  used_for: v.nullable(v.string()),
  /** A QR code with the number: cells along a side and one path; `null` for one that is no longer good. */
  qr: v.nullable(v.object({ size: v.number(), path: v.string() })),
  /** Address of the certificate as a PDF; `null` for one that is no longer good. */
  paper: v.nullable(v.string()),
});

/** The certificate of an electronic signature. */
const SignatureSchema = v.object({
  guid: v.string(),
  /** `null` where the signature was imitated: there is no certificate. */
  serial: v.nullable(v.string()),
  owner: v.string(),
  issuer: v.string(),
  /** ISO instants. */
  issued_at: v.string(),
  expires_at: v.string(),
  status: StatusSchema,
  /** Number of the contract that was signed with it first. */
  contract: v.nullable(v.string()),
});

export type Certificate = v.InferOutput<typeof CertificateSchema>;

export type Signature = v.InferOutput<typeof SignatureSchema>;

/** Lists the certificates of the buyer, and those of his electronic signature. */
export const getCertificates = defineMethod({
  name: 'LK.GetCertificates',
  verb: 'GET',
  summary: 'Lists the certificates of the buyer and those of his electronic signature',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({
    certificates: v.array(CertificateSchema),
    signatures: v.array(SignatureSchema),
  }),
});
