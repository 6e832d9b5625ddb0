import type { MethodExample } from '../../../core/define-method.ts';
import type { getContractStatus } from './get-contract-status.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getContractStatus>[] = [
  {
    name: 'a contract on its way',
    input: { number: 'ДДУ-20352', surname: 'Савельева' },
    result: {
      contract: {
        number: 'ДДУ-20352',
        stage: 'registering',
        steps: [
          { name: 'Принят', date: '2026-11-16' },
          { name: 'На регистрации', date: '2026-11-18' },
          { name: 'Зарегистрирован', date: null },
        ],
        note: null,
      },
    },
  },
  {
    name: 'nothing is known',
    input: { number: 'ДДУ-00000', phone: '+7 (981) 304-17-62' },
    result: { contract: null },
  },
];
