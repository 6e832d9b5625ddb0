import type { orderEvents, orderParticipants } from '../db/schema/index.ts';
import type { LotStatus } from '../domain/objects/types.ts';

type Participant = Omit<typeof orderParticipants.$inferInsert, 'orderGuid' | 'position'>;
type Event = Omit<typeof orderEvents.$inferInsert, 'orderGuid' | 'at'>;

/** An order of the demo buyer; days count from the moment of seeding. */
export interface DemoOrder {
  guid: string;
  number: string;
  stage: number;
  /** Status of the flat that the order takes. */
  lotStatus: LotStatus;
  startedAgo: number;
  deadlineIn: number;
  participants: readonly Participant[];
  events: readonly (Event & { daysAgo: number })[];
  papers: readonly { guid: string; name: string; daysAgo: number; lines: readonly string[] }[];
}

/** Who the README lets everybody log in as. */
export const demoBuyer = {
  guid: '5b0a6c1e-92d4-4f37-8a51-3c0e7d21f930',
  phone: '+79210000001',
  password: 'meridian-30',
  email: 'savelyeva@meridian30.example',
  lastName: 'Савельева',
  name: 'Марина',
  secondName: 'Андреевна',
  promoConsent: true,
  /** A flat reserved in the sales office. */
  offlineReserve: { guid: '7f1f6f0e-3a52-4d0b-9a55-6de1c04b8a17', daysAgo: 24 },
  /** A filter followed by letters. */
  search: {
    guid: '9c2f4a70-1d3e-4b65-8f7a-60d2c5b3e811',
    name: 'Двухкомнатные со\u00a0скидкой',
    filter: { rooms: ['2' as const], discount: '1' as const },
    token: 'demo-podpiska-dvuhkomnatnye',
    daysAgo: 14,
  },
};

const marina = { lastName: 'Савельева', name: 'Марина', secondName: 'Андреевна' };
const pavel = { lastName: 'Савельев', name: 'Павел', secondName: 'Игоревич' };

/** The orders of the demo buyer, each in another stage. */
export const demoOrders: readonly DemoOrder[] = [
  {
    guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01',
    number: 'M30-20417',
    stage: 7,
    lotStatus: 'reserved',
    startedAgo: 24,
    deadlineIn: 4,
    participants: [marina, pavel],
    events: [
      {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f11',
        actor: 'buyer',
        fromStage: null,
        toStage: 1,
        reason: 'Выбрана квартира',
        daysAgo: 24,
      },
      {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f12',
        actor: 'buyer',
        fromStage: 1,
        toStage: 2,
        reason: 'Выбрана ипотека, цена закреплена',
        daysAgo: 23,
      },
      {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f13',
        actor: 'buyer',
        fromStage: 2,
        toStage: 4,
        reason: 'Участники указаны, бронь на 14 дней оплачена',
        daysAgo: 22,
      },
      {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f14',
        actor: 'company',
        fromStage: 4,
        toStage: 6,
        reason: 'Банк одобрил ипотеку',
        daysAgo: 12,
      },
      {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f15',
        actor: 'company',
        fromStage: 6,
        toStage: 7,
        reason: 'Проект договора готов к подписанию',
        daysAgo: 3,
      },
    ],
    papers: [
      {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f21',
        name: 'Проект договора участия в долевом строительстве',
        daysAgo: 3,
        lines: [
          'Проект к заказу M30-20417. Не является подписанным договором.',
          'Застройщик обязуется построить дом и передать участникам квартиру в срок, указанный в проектной декларации.',
          'Участники: Савельева Марина Андреевна и Савельев Павел Игоревич, общая совместная собственность.',
          'Цена договора закреплена на дату выбора оплаты и не меняется до подписания.',
          'Расчёты проходят через счёт эскроу в уполномоченном банке. Деньги поступают застройщику после ввода дома в эксплуатацию.',
          'Гарантия на конструкции дома — пять лет, на инженерное оборудование — три года со дня подписания первого передаточного акта.',
        ],
      },
      {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f22',
        name: 'Памятка к подписанию',
        daysAgo: 2,
        lines: [
          'Что взять с собой: паспорта обоих участников, СНИЛС, нотариальное согласие супруга, если квартира оформляется на одного.',
          'Проверьте в проекте договора фамилии, паспортные данные, номер квартиры, площадь и цену.',
          'Подписание занимает около сорока минут. После него договор отправляют на регистрацию в Росреестр, обычно на пять — девять рабочих дней.',
        ],
      },
    ],
  },
  {
    guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f02',
    number: 'M30-20583',
    stage: 2,
    lotStatus: 'held',
    startedAgo: 0.25,
    deadlineIn: 0.75,
    participants: [marina],
    events: [
      {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f31',
        actor: 'buyer',
        fromStage: null,
        toStage: 1,
        reason: 'Выбрана квартира',
        daysAgo: 0.25,
      },
      {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f32',
        actor: 'company',
        fromStage: 1,
        toStage: 2,
        reason: 'Квартира забронирована бесплатно на 24 часа',
        daysAgo: 0.25,
      },
    ],
    papers: [],
  },
];
