import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './order-file.methods.ts';
import { demoOrder } from '../order.examples.ts';

export const orderFileExamples: ExamplesOf<typeof methods> = {
  'Order.GetFiles': [
    {
      name: 'the documents of an order',
      input: { guid: demoOrder.guid },
      result: { files: demoOrder.files },
    },
  ],
  'Order.AddFile': [
    {
      name: 'a passport',
      input: {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f05',
        kind: 'passport',
        participant: 0,
        name: 'Паспорт.pdf',
        size: 2_481_152,
      },
      result: { upload: '5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d01', offset: 0, chunk: 524_288 },
    },
  ],
  // Deleting what is gone is no mistake.
  'Order.DeleteFile': [
    {
      name: 'a document',
      input: {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f05',
        file: '5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d01',
      },
      result: {},
    },
  ],
};
