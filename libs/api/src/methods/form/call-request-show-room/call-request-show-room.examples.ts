import type { MethodExample } from '../../../core/define-method.ts';
import type { callRequestShowRoom } from './call-request-show-room.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof callRequestShowRoom>[] = [
  {
    name: 'the showroom of a complex',
    input: {
      name: 'Ольга',
      phone: '+7 (921) 555-01-02',
      token: 'token',
      element: '«Северный свет»',
    },
    result: {
      text: '<p>Ольга, спасибо. Позвоним, чтобы выбрать удобный день для визита в шоурум.</p>',
    },
  },
];
