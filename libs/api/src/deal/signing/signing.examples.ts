import { contractTextExamples } from '../contract-text/contract-text.examples.ts';
import type { ExamplesOf } from '../../core/examples.ts';
import { demoOrderDetails } from '../order.examples.ts';
import type * as methods from './signing.methods.ts';

const LINK = 'Zm9yLXRoZS1leGFtcGxlcy1hbG9uZQ';

const { text, hash, check, imitated } =
  contractTextExamples['Order.GetContract'][0].result.contract;

export const signingExamples: ExamplesOf<typeof methods> = {
  'Order.InviteSigner': [
    {
      name: 'the husband',
      input: { guid: demoOrderDetails.guid, participant: 1 },
      result: { data: demoOrderDetails },
    },
  ],
  'Signing.GetInvitation': [
    {
      name: 'an open invitation',
      input: { link: LINK },
      result: {
        invitation: {
          ...{ texts: [{ text, hash, check }], hash, imitated },
          name: 'Павел Савельев',
          buyer: 'Марина Савельева',
          expires_at: '2026-11-30T09:00:00.000Z',
          state: 'open',
        },
      },
    },
  ],
  'Signing.Sign': [
    {
      name: 'after the contract was read',
      input: { link: LINK, hash },
      result: { url: '/test-signature/6a1f0c52-7a0e-4f52-9a5e-0f3d2b1c4e62' },
    },
  ],
};
