import type { ComparedLot } from './compared-lot.ts';

type ComparedFlat = Extract<ComparedLot, { kind: 'flat' }>;

/** A flat of the comparison as tests need it; what matters to a test is written in the test. */
export function comparedFlat(change: Partial<ComparedFlat> = {}): ComparedFlat {
  return {
    id: 's1-48',
    number: '48',
    kind: 'flat',
    status: 'free',
    url: '/obekty/svetly/korpus-1/s1-48',
    vendor: 'svetly',
    complexName: 'Светлый двор',
    subvendor: 'korpus-1',
    buildingName: 'Корпус 1',
    section: 1,
    floor: 5,
    floors: 9,
    rooms: '2',
    euro: false,
    area: 63.6,
    price: 1_208_400_000,
    oldPrice: null,
    payment: 5_788_700,
    downPayment: 242_900_000,
    plan: '/media/plans/2k-64-mini.svg',
    mirrored: false,
    handover: null,
    coordinate: [60.05, 30.439],
    metro: { name: 'Девяткино', minutes: 11 },
    nearby: { school: 7, kindergarten: 2, clinic: 11 },
    pricePerMetre: 19_000_000,
    livingArea: 36,
    kitchenArea: 11.1,
    balconyArea: null,
    ceiling: 2.7,
    bathrooms: 2,
    finish: 'чистовая',
    sides: ['юг'],
    sun: 4.5,
    waterSeen: true,
    opposite: 41,
    planSheet: null,
    ...change,
  };
}
