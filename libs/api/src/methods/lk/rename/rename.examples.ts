import type { MethodExample } from '../../../core/define-method.ts';
import type { rename } from './rename.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof rename>[] = [
  {
    name: 'the demo buyer',
    input: { last_name: 'Корф', name: 'Марина', second_name: 'Андреевна', reason: 'Новый паспорт' },
    result: { applied: false },
  },
];
