import type { Order } from './order.schema.ts';

/** An order for the examples: a flat in mortgage, waiting for its signature. */
export const demoOrder: Order = {
  guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01',
  number: 'M30-20417',
  apartment: {
    id: 'ss3-35',
    number: '35',
    kind: 'flat',
    status: 'reserved',
    url: '/obekty/severny/korpus-3/ss3-35',
    vendor: 'severny',
    complexName: 'Северный свет',
    subvendor: 'korpus-3',
    buildingName: 'Корпус 3',
    section: 1,
    floor: 5,
    floors: 17,
    rooms: '2',
    euro: false,
    area: 68.1,
    price: 1_396_050_000,
    oldPrice: null,
    payment: 7_214_300,
    plan: '/media/plans/2k-68-mini.svg',
    mirrored: true,
    handover: { year: 2028, quarter: 4 },
  },
  stage_number: 7,
  side_state: null,
  price: 1_396_050_000,
  users: [
    { last_name: 'Савельева', name: 'Марина', second_name: 'Андреевна' },
    { last_name: 'Савельев', name: 'Павел', second_name: 'Игоревич' },
  ],
  files: [
    {
      name: 'Проект договора участия в долевом строительстве',
      src: '/api/files/0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f21',
      type: 'rtf',
      size: 6214,
    },
  ],
  next_step: {
    title: 'Подпишите договор',
    text: 'Прочитайте проект договора в документах заказа и приезжайте в офис продаж с паспортами участников.',
    deadline: '2026-11-25T09:00:00.000Z',
  },
  created_at: '2026-10-28T09:00:00.000Z',
};
