import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './order-step.methods.ts';
import { demoOrderDetails } from './order.examples.ts';

export const orderStepExamples: ExamplesOf<typeof methods> = {
  'Order.AcceptOffer': [
    {
      name: 'the version of November',
      input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f04', version: '2026-11-01' },
      result: { data: demoOrderDetails },
    },
  ],
  'Order.ChooseBank': [
    {
      name: 'the second bank that answered',
      input: {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f06',
        offer: '6f0c1f0e-6a0e-4a57-8a51-3c0e7d21f934',
      },
      result: { data: demoOrderDetails },
    },
  ],
  'Order.SendDocuments': [
    {
      name: 'a complete set',
      input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f05' },
      result: { data: demoOrderDetails },
    },
  ],
  'Order.Sign': [
    {
      name: 'before the contract is signed',
      input: {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01',
        hash: '57af4553ae47f73421e9fed8c01d556728c5bcda549383f6759e2bca4031147b',
      },
      result: { url: '/test-signature/6a1f0c52-7a0e-4f52-9a5e-0f3d2b1c4e60' },
    },
  ],
  'Order.OpenEscrow': [
    {
      name: 'after the contract is signed',
      input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f08' },
      result: { url: '/test-escrow/6a1f0c52-7a0e-4f52-9a5e-0f3d2b1c4e60' },
    },
  ],
  'Order.OpenLetter': [
    {
      name: 'after the sale is signed',
      input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f08' },
      result: { url: '/test-escrow/6a1f0c52-7a0e-4f52-9a5e-0f3d2b1c4e60' },
    },
  ],
  'Order.PayIn': [
    {
      name: 'after the contract is registered',
      input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f08' },
      result: { url: '/test-escrow/6a1f0c52-7a0e-4f52-9a5e-0f3d2b1c4e61' },
    },
  ],
  'Order.SendToRegistration': [
    {
      name: 'after the account is open',
      input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f08' },
      result: { url: '/test-registration/6a1f0c52-7a0e-4f52-9a5e-0f3d2b1c4e60' },
    },
  ],
};
