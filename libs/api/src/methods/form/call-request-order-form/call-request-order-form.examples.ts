import type { MethodExample } from '../../../core/define-method.ts';
import type { callRequestOrderForm } from './call-request-order-form.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof callRequestOrderForm>[] = [
  {
    name: 'a flat of the catalogue',
    input: {
      name: 'Ольга',
      phone: '+7 (921) 555-01-02',
      token: 'token',
      apartment_guid: '047e5cb4-9689-5d61-a283-c786f898a6e6',
    },
    result: {
      text: '<p>Ольга, спасибо. Менеджер проверит квартиру и перезвонит ежедневно с 9:00 до 21:00.</p>',
    },
  },
];
