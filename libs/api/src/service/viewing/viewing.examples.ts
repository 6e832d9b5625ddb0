import type { ExamplesOf } from '../../core/examples.ts';
import { kanalLot } from '../../catalogue/lot.examples.ts';
import type * as methods from './viewing.methods.ts';
import type { Viewing, ViewingDay } from './viewing.schema.ts';

/** Secret of a link in the examples. */
const exampleViewingKey = 'ViewingOfTheExamples-0';

const site = {
  kind: 'site' as const,
  title: 'На\u00a0стройке',
  note: 'Курская ул., 9',
  address: 'Санкт-Петербург, Курская ул., 9, корпус 2',
  advice: 'Захватите паспорт: на\u00a0стройке пропускной режим.',
  point: [59.911, 30.356] as [number, number],
};

const lot = {
  guid: '208f1803-eb5d-5a1a-bd18-5b0624d69054',
  id: kanalLot.id,
  title: 'Евродвухкомнатная квартира, 44,9\u00a0м²',
  where: '«Канал 9», корпус 2, этаж 4 из 10, №\u00a023',
  url: kanalLot.url,
  price: kanalLot.price,
  plan: kanalLot.plan,
  mirrored: kanalLot.mirrored,
};

const host = {
  name: 'Ирина Лаптева',
  about: 'ведёт «Канал 9», знает каждый этаж',
  phone: '+7 (812) 330-30-30',
  portrait: '/media/portraits/portrait-01.svg',
};

/** A day with one free time and one that is taken, for the examples. */
const days: ViewingDay[] = [
  {
    day: '2026-11-21',
    places: 1,
    off: false,
    times: [
      { at: '2026-11-21T07:45:00.000Z', time: '10:45', free: false },
      { at: '2026-11-21T08:30:00.000Z', time: '11:30', free: true },
    ],
  },
];

const viewing: Viewing = {
  guid: '5a1e3c0d-7b42-4c19-9f0e-1d2c3b4a5968',
  key: exampleViewingKey,
  href: `/prosmotr/${exampleViewingKey}`,
  calendar: `/api/viewings/${exampleViewingKey}.ics`,
  at: '2026-11-21T08:30:00.000Z',
  until: '2026-11-21T09:10:00.000Z',
  place: site,
  video: null,
  lot,
  host,
  mailed: true,
  state: 'booked',
  reason: '',
  can_change: true,
  past: false,
  reminders: [24, 2],
};

export const viewingExamples: ExamplesOf<typeof methods> = {
  'Viewing.GetSlots': [
    {
      name: 'a flat, at the house',
      input: { lot: kanalLot.id },
      result: { lot, places: [site], place: 'site', host, minutes: 40, days, person: null },
    },
  ],
  'Viewing.Book': [
    {
      name: 'a flat, at the house',
      input: {
        name: 'Ольга',
        phone: '+7 (921) 555-01-02',
        email: 'olga@example.com',
        token: 'token',
        lot: kanalLot.id,
        place: 'site',
        at: viewing.at,
      },
      result: {
        text: '<p>Ольга, спасибо. Ждём вас в\u00a0субботу, 21\u00a0ноября, в\u00a011:30.</p>',
        viewing,
      },
    },
  ],
  'Viewing.Get': [
    { name: 'a viewing ahead', input: { key: exampleViewingKey }, result: { viewing, days } },
  ],
  'Viewing.Move': [
    {
      name: 'to another time',
      input: { key: exampleViewingKey, at: viewing.at },
      result: { viewing },
    },
  ],
  'Viewing.Cancel': [
    {
      name: 'a viewing ahead',
      input: { key: exampleViewingKey },
      result: { viewing: { ...viewing, state: 'cancelled', can_change: false, reminders: [] } },
    },
  ],
};
