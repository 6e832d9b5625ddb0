import type { MethodExample } from '../../../core/define-method.ts';
import { familyProgramme } from '../../shared/demo-lots.ts';
import type { getPageCompare } from './get-page-compare.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getPageCompare>[] = [
  {
    name: 'nothing to compare',
    input: {},
    result: { elements: [], programme: familyProgramme },
  },
];
