import type { MethodExample } from '../../../core/define-method.ts';
import type { authorization } from './authorization.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof authorization>[] = [
  {
    name: 'the demo buyer',
    input: { phone: '+7 (921) 000-00-01', password: 'meridian-30', soglasie: 1, soglasie_actii: 1 },
    result: {
      user: {
        id: 1,
        guid: '5b0a6c1e-92d4-4f37-8a51-3c0e7d21f930',
        name_full: 'Савельева Марина Андреевна',
      },
    },
  },
];
