import type { LotCardView } from './lot-card-view.ts';

/** A lot as tests need it; what matters to a test is written in the test. */
export function lotFixture(change: Partial<LotCardView> = {}): LotCardView {
  return {
    id: 't2-131',
    number: '131',
    status: 'free',
    url: '/obekty/terrasy/korpus-2/t2-131',
    complexName: 'Террасы',
    buildingName: 'Корпус 2',
    floor: 3,
    floors: 12,
    rooms: '2',
    euro: true,
    area: 48.4,
    price: 1_021_240_000,
    oldPrice: null,
    payment: 4_892_200,
    downPayment: 205_269_240,
    plan: '/media/plans/e2-48-mini.svg',
    mirrored: false,
    handover: { year: 2028, quarter: 1 },
    ...change,
  };
}
