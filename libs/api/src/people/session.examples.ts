import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './session.methods.ts';

export const sessionExamples: ExamplesOf<typeof methods> = {
  'User.GetInfo': [
    {
      name: 'a buyer',
      input: {},
      result: {
        user: {
          id: 1,
          guid: '5b0a6c1e-92d4-4f37-8a51-3c0e7d21f930',
          name_full: 'Савельева Марина Андреевна',
        },
      },
    },
    { name: 'a guest', input: {}, result: { user: null } },
  ],
  'User.Authorization': [
    {
      name: 'the demo buyer',
      input: {
        phone: '+7 (921) 000-00-01',
        password: 'meridian-30',
        soglasie: 1,
        soglasie_actii: 1,
      },
      result: {
        user: {
          id: 1,
          guid: '5b0a6c1e-92d4-4f37-8a51-3c0e7d21f930',
          name_full: 'Савельева Марина Андреевна',
        },
      },
    },
  ],
  'User.Logout': [{ name: 'whoever is logged in', input: {}, result: {} }],
};
