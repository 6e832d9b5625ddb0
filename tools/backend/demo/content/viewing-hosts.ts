import type { viewingHosts } from '../../src/modules/service/viewing/viewings.table.ts';
import { portraitOf } from '../data/people.ts';
import { company } from './company.ts';

const { phone } = company;
const ROOM = 'https://video.meridian30.example/';

/** Ten to seven, the last viewing begins at 18:15. */
const HOURS = { fromMinute: 10 * 60, toMinute: 19 * 60, phone, seats: 1 };

/** People who show lots: one leads each complex, the duty ones help where nobody does. */
export const hosts: (typeof viewingHosts.$inferInsert)[] = [
  {
    alias: 'lapteva',
    name: 'Ирина Лаптева',
    about: 'ведёт «Канал 9», знает каждый этаж',
    vendors: ['kanal', 'loft'],
    days: [1, 3, 4, 5, 6, 7],
    video: `${ROOM}lapteva`,
  },
  {
    alias: 'sizov',
    name: 'Павел Сизов',
    about: 'показывает «Канал 9» и\u00a0«Лофт» по\u00a0выходным',
    vendors: ['kanal', 'loft'],
    days: [5, 6, 7],
    video: null,
  },
  {
    alias: 'gorelova',
    name: 'Анна Горелова',
    about: 'ведёт «Залив» и\u00a0«Террасы», начинала на\u00a0стройке',
    vendors: ['zaliv', 'terrasy'],
    days: [1, 2, 3, 6, 7],
    video: `${ROOM}gorelova`,
  },
  {
    alias: 'budarin',
    name: 'Олег Бударин',
    about: 'ведёт Мурино и\u00a0север: «Светлый двор», «Северный свет», «Сосны»',
    vendors: ['svetly', 'severny', 'sosny'],
    days: [2, 3, 4, 5, 6, 7],
    video: `${ROOM}budarin`,
  },
  {
    alias: 'dezhurnyj',
    name: 'Марина Юдина',
    about: 'дежурит по\u00a0всем комплексам',
    vendors: [],
    days: [1, 2, 3, 4, 5, 6, 7],
    video: `${ROOM}yudina`,
  },
].map((host, position) => ({ ...HOURS, ...host, portrait: portraitOf(host.name), position }));
