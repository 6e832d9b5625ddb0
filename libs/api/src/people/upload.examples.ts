import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './upload.methods.ts';

export const uploadExamples: ExamplesOf<typeof methods> = {
  'Form.AddFile': [
    {
      name: 'a CV',
      input: { letter: '3f0d6a9e-6a54-4f0e-9a51-0f6f4d3b2a11', name: 'Резюме.pdf', size: 245_760 },
      result: { upload: '9c1e2a70-2d0b-4a0c-8a8e-5b1f7d6c3e22', offset: 0, chunk: 524_288 },
    },
  ],
};
