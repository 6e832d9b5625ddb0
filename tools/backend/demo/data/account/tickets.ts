import type { TicketState, TicketTopic } from '@m30/api';
import { REGISTRATION_TERM } from '../../../src/modules/deal/law/registration-term.ts';

/** A ticket of the demo buyer; days count from the moment of seeding. */
export interface DemoTicket {
  guid: string;
  order: string | null;
  topic: TicketTopic;
  title: string;
  state: TicketState;
  unread: boolean;
  rating: number | null;
  /** `staff` is `null` for what the buyer wrote. */
  messages: readonly { staff: string | null; daysAgo: number; text: string }[];
}

const keys = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f0a';
const registration = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f08';
const signing = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01';

/** What the demo buyer has asked, oldest first. */
export const demoTickets: readonly DemoTicket[] = [
  {
    guid: '3c8a2b74-9e3f-4c2d-8c9a-7f4b1e5d8a01',
    order: keys,
    topic: 'payment',
    title: 'Раскрыт ли аккредитив',
    state: 'closed',
    unread: false,
    rating: 5,
    messages: [
      {
        staff: null,
        daysAgo: 96,
        text: 'Право зарегистрировано, деньги были на\u00a0аккредитиве. Ушли\u00a0ли они продавцу и\u00a0нужно ли мне что-то подписывать?',
      },
      {
        staff: 'Ирина Соколова',
        daysAgo: 95.7,
        text: 'Банк раскрыл аккредитив через три дня после регистрации: выписку о\u00a0вашем праве передали мы. От\u00a0вас ничего не\u00a0нужно, уведомление банка лежит в\u00a0событиях заказа.',
      },
      { staff: null, daysAgo: 95.6, text: 'Понятно, спасибо.' },
    ],
  },
  {
    guid: '3c8a2b74-9e3f-4c2d-8c9a-7f4b1e5d8a02',
    order: keys,
    topic: 'construction',
    title: 'Можно ли приехать на\u00a0этаж',
    state: 'closed',
    unread: false,
    rating: null,
    messages: [
      {
        staff: null,
        daysAgo: 47,
        text: 'Хотим снять размеры под кухню. Пустят ли нас в\u00a0квартиру до\u00a0приёмки?',
      },
      {
        staff: 'Павел Ершов',
        daysAgo: 46.2,
        text: 'До\u00a0ввода дома в\u00a0квартиру можно попасть с\u00a0инженером в\u00a0субботу с\u00a010 до\u00a013. Нужны паспорт и\u00a0закрытая обувь, каски выдадим. Размеры по\u00a0проекту приложили к\u00a0договору, лист 14.',
      },
    ],
  },
  {
    guid: '3c8a2b74-9e3f-4c2d-8c9a-7f4b1e5d8a03',
    order: registration,
    topic: 'contract',
    title: 'Когда зарегистрируют договор',
    state: 'answered',
    unread: true,
    rating: null,
    messages: [
      {
        staff: null,
        daysAgo: 1.8,
        text: 'Документы ушли на\u00a0регистрацию. Сколько ждать и\u00a0как узнать номер записи?',
      },
      {
        staff: 'Ирина Соколова',
        daysAgo: 0.9,
        text: `Росреестр регистрирует договор ${REGISTRATION_TERM}. Как только запись внесут, номер появится в\u00a0карточке заказа, а\u00a0кабинет пришлёт уведомление.`,
      },
    ],
  },
  {
    guid: '3c8a2b74-9e3f-4c2d-8c9a-7f4b1e5d8a04',
    order: signing,
    topic: 'account',
    title: 'Не\u00a0приходит код подписи на\u00a0второй телефон',
    state: 'open',
    unread: false,
    rating: null,
    messages: [
      {
        staff: null,
        daysAgo: 0.1,
        text: 'Муж тоже участник договора, но\u00a0код подписи приходит только мне. Как добавить его номер?',
      },
    ],
  },
];
