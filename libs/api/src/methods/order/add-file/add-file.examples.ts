import type { MethodExample } from '../../../core/define-method.ts';
import type { addFile } from './add-file.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof addFile>[] = [
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
];
