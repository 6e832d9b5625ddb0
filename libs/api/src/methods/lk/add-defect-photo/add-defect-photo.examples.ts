import type { MethodExample } from '../../../core/define-method.ts';
import { handoverGuids } from '../shared/demo-handover.ts';
import type { addDefectPhoto } from './add-defect-photo.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof addDefectPhoto>[] = [
  {
    name: 'a photo',
    input: { guid: handoverGuids.spare, name: 'Дверь.jpg', size: 240_000 },
    result: { upload: '5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d41', offset: 0, chunk: 524_288 },
  },
];
