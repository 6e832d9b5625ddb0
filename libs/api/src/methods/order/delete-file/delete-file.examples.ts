import type { MethodExample } from '../../../core/define-method.ts';
import type { deleteFile } from './delete-file.method.ts';

/** Calls that stories, mocks and tests use; deleting what is gone is no mistake. */
export const examples: MethodExample<typeof deleteFile>[] = [
  {
    name: 'a paper',
    input: {
      guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f05',
      file: '5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d01',
    },
    result: {},
  },
];
