import type { ContractFacts, ContractPayment, ContractPerson } from './types.ts';

export const anna: ContractPerson = {
  fullName: 'Лебедева Анна Игоревна',
  birthDate: '1991-03-14',
  paper: 'паспорт 4011 204517, выдан ГУ МВД России по г. Санкт-Петербургу 20.04.2011, код 780-012',
  snils: '112-233-445 95',
  inn: '500100732259',
  address: 'Санкт-Петербург, Средний проспект В. О., дом 28, квартира 14',
  share: { part: 1, of: 1 },
};

export const sergey: ContractPerson = {
  ...anna,
  fullName: 'Лебедев Сергей Викторович',
  birthDate: '1989-09-02',
  share: { part: 1, of: 2 },
};

const DRAWING =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0IDMiIHdpZHRoPSI0IiBoZWlnaHQ9IjMiLz4=';

/** A flat of the building site, the whole sum at once. */
export const share: ContractFacts = {
  kind: 'ddu',
  number: 'ДДУ-20417',
  drawnUp: '2026-11-20',
  developer: {
    name: 'ООО «Меридиан 30»',
    inn: '7816303034',
    ogrn: '1097847303036',
    address: '191119, Санкт-Петербург, Лиговский пр., 87',
  },
  people: [anna],
  ownership: 'single',
  lot: {
    what: 'трёхкомнатная квартира',
    number: 10,
    section: 1,
    floor: 5,
    building: 'корпус 1',
    complex: 'Канал 9',
    address: 'Санкт-Петербург, Курская ул., 9',
    area: 92.7,
    rooms: [
      { name: 'Спальня', area: 50.3 },
      { name: 'Гостиная', area: 40.1 },
    ],
    summer: [{ kind: 'loggia', area: 4.5 }],
    finish: 'предчистовая',
    drawings: [
      { shows: 'plan', src: DRAWING, sha256: 'a'.repeat(64) },
      { shows: 'place', src: DRAWING, sha256: 'b'.repeat(64) },
    ],
  },
  price: 3_151_800_000,
  payment: { kind: 'own' },
  bank: 'Балтика Банк',
  handover: { year: 2028, quarter: 1 },
};

/** The same flat when the building stands. */
export const sale: ContractFacts = { ...share, kind: 'sale', number: 'ДКП-20417', handover: null };

/** Each way to pay that price. */
export const payments: readonly ContractPayment[] = [
  { kind: 'own' },
  { kind: 'loan', own: 1_951_800_000, loan: 1_200_000_000, bank: 'Балтика Банк' },
  { kind: 'capital', own: 3_051_800_000, capital: 100_000_000 },
  {
    kind: 'instalment',
    first: 1_151_800_000,
    shares: [
      { due: '2027-02-20', amount: 666_666_666 },
      { due: '2027-05-20', amount: 666_666_666 },
      { due: '2027-08-20', amount: 666_666_668 },
    ],
  },
  { kind: 'trade-in', address: 'Санкт-Петербург, Садовая ул., 2' },
];
