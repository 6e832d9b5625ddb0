import type { MethodExample } from '../../../core/define-method.ts';
import type { callRequestNewObject } from './call-request-new-object.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof callRequestNewObject>[] = [
  {
    name: 'a phase that is not on sale yet',
    input: {
      name: 'Ольга',
      phone: '+7 (921) 555-01-02',
      token: 'token',
      element: '«Канал 9», корпус 3',
    },
    result: { text: '<p>Ольга, спасибо. Позвоним, как только начнутся продажи.</p>' },
  },
];
