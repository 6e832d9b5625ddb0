import type { ExamplesOf } from '../core/examples.ts';
import { demoPremise } from '../deal/order.examples.ts';
import type * as methods from './service-request.methods.ts';
import type { ServiceRequest } from './service-request.methods.ts';

const demoServiceRequest: ServiceRequest = {
  guid: '2b7f1a63-8d2e-4b1c-9b8f-6e3a0d4c7f03',
  number: 'У-10003',
  service: 'pereezd',
  title: 'Переезд',
  premise: demoPremise,
  address: '',
  choice: 'Машина и\u00a0грузчики',
  comment: 'Третий этаж, грузовой лифт есть',
  wished_on: '2026-11-28',
  state: 'confirmed',
  planned_on: '2026-11-28',
  price: 1_490_000,
  note: 'Бригада приедет в\u00a010:00',
  created_at: '2026-11-16T09:00:00.000Z',
};

export const serviceRequestExamples: ExamplesOf<typeof methods> = {
  'LK.GetServices': [
    {
      name: 'the first page',
      input: {},
      result: {
        sections: [
          {
            id: 'otdelka',
            name: 'Отделка и\u00a0мебель',
            price_from: null,
            sections: [{ id: 'meblirovka', name: 'Меблировка под\u00a0ключ', price_from: null }],
          },
        ],
        requests: [demoServiceRequest],
        total: 1,
        page: 1,
        pages: 1,
      },
    },
  ],
  'LK.GetService': [
    {
      name: 'moving',
      input: { id: 'pereezd' },
      result: {
        service: {
          id: 'pereezd',
          name: 'Переезд',
          description: { blocks: [] },
          parents: [],
          sections: [],
        },
        offer: { price_from: 890_000, price_note: 'за\u00a0машину', choices: ['Машина'] },
        premises: [demoPremise],
        first_day: '2026-11-19',
        last_day: '2027-02-16',
      },
    },
  ],
  'LK.SendServiceRequest': [
    {
      name: 'moving',
      input: {
        service: 'pereezd',
        premise: demoPremise.order,
        choice: 'Машина и\u00a0грузчики',
        wished_on: '2026-11-28',
      },
      result: { request: demoServiceRequest },
    },
  ],
  'LK.CancelServiceRequest': [
    {
      name: 'moving',
      input: { request: demoServiceRequest.guid },
      result: { request: { ...demoServiceRequest, state: 'cancelled' } },
    },
  ],
};
