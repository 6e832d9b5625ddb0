import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './session.methods.ts';
import type { Me } from './session.schema.ts';

export const examplePerson = {
  guid: '0d6a1f52-3f0b-4f3e-9d1c-7a4f0c2b9e10',
  email: 'daria.safina@meridian30.example',
  last_name: 'Сафина',
  name: 'Дарья',
  role: 'sales_manager',
} as const;

export const exampleMe: Me = {
  stage: 'full',
  person: examplePerson,
  rights: ['leads.read', 'leads.work'],
  factors: [],
  demo: false,
};

const half: Me = {
  stage: 'second_factor',
  person: null,
  rights: [],
  factors: ['totp', 'recovery'],
  demo: false,
};

export const exampleSessions = [
  {
    guid: '4a1a8d6e-7d3b-4f0a-8a9e-2b6c1d5e7f90',
    device: 'Chrome, Windows',
    phone: false,
    created_at: '2026-11-20T06:02:00.000Z',
    last_seen_at: '2026-11-20T09:12:00.000Z',
    own: true,
  },
];

/** Calls of each method; tests and stories use them. */
export const sessionExamples: ExamplesOf<typeof methods> = {
  'Session.Me': [
    { name: 'a sales manager', input: {}, result: exampleMe },
    {
      name: 'a guest',
      input: {},
      result: { stage: 'guest', person: null, rights: [], factors: [], demo: true },
    },
  ],
  'Session.SignIn': [
    {
      name: 'the second factor is next',
      input: { email: 'Daria.Safina@meridian30.example', password: 'korabl-na-neve' },
      result: half,
    },
  ],
  'Session.ConfirmTotp': [{ name: 'six digits', input: { code: '123 456' }, result: exampleMe }],
  'Session.StartPasskey': [
    { name: 'a challenge', input: {}, result: { options: { challenge: 'c2lnbi1tZQ' } } },
  ],
  'Session.ConfirmPasskey': [
    { name: 'an answer', input: { response: { id: 'a2V5' } }, result: exampleMe },
  ],
  'Session.ConfirmRecovery': [
    { name: 'a code as it was written down', input: { code: 'ab2de-fg3hi' }, result: exampleMe },
  ],
  'Session.SignOut': [{ name: 'whoever has signed in', input: {}, result: {} }],
  'Session.List': [{ name: 'one login', input: {}, result: { sessions: exampleSessions } }],
  'Session.Revoke': [{ name: 'all others', input: {}, result: { ended: 2 } }],
};
