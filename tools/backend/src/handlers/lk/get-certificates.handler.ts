import { getCertificates } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { certificatesOf, signaturesOf } from '../../domain/certificate/find-certificates.ts';

/** Answers `getCertificates`. */
export const getCertificatesHandler = implement(
  getCertificates,
  async (_input, call) => {
    const { id } = buyerOf(call).user;
    return {
      certificates: await certificatesOf(call.services, id),
      signatures: await signaturesOf(call.services, id),
    };
  },
  { cache: 'none' },
);
