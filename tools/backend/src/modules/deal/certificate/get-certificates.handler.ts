import { getCertificates } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { certificatesOf, signaturesOf } from './find-certificates.ts';

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
