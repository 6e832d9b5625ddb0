import type { MethodExample } from '../../../core/define-method.ts';
import { handoverGuids } from '../shared/demo-handover.ts';
import type { deleteDefectPhoto } from './delete-defect-photo.method.ts';

/** Calls that stories, mocks and tests use; deleting what is gone is no mistake. */
export const examples: MethodExample<typeof deleteDefectPhoto>[] = [
  {
    name: 'a photo',
    input: { guid: handoverGuids.draft, photo: '5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d41' },
    result: {},
  },
];
