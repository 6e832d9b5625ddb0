import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Button } from '../button/Button.tsx';
import { Timeline, type TimelineProps } from './Timeline.tsx';
import { notes } from './Timeline.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<TimelineProps> = {
  title: 'Компоненты/Timeline',
  component: Timeline,
  args: {
    items: [
      {
        id: 'register',
        state: 'next',
        date: 'около 30.11',
        title: 'Регистрация договора в\u00a0Росреестре',
        text: '5–7\u00a0рабочих дней после подписи',
      },
      {
        id: 'sign',
        state: 'now',
        date: '20.11, 10:05',
        dateTime: '2026-11-20T10:05+03:00',
        title: 'Ждём вашу электронную подпись',
        text: 'Договор №\u00a0К9-2-57, до\u00a022\u00a0ноября',
        action: (
          <Button size="small" href="/lk/contracts">
            Подписать
          </Button>
        ),
      },
      {
        id: 'check',
        date: '19.11, 17:40',
        dateTime: '2026-11-19T17:40+03:00',
        title: 'Юрист проверил комплект документов',
        text: 'Замечаний нет',
      },
    ],
  },
  parameters: { docs: { description: { component: usageOf(notes) } } },
};
export default meta;

export const Order: Example<TimelineProps> = {};
export const WithoutDates: Example<TimelineProps> = {
  args: {
    items: [
      { id: 'choose', title: 'Вы выбрали квартиру' },
      { id: 'hold', title: 'Бронируем', state: 'now' },
      { id: 'pay', title: 'Оплата', state: 'next' },
    ],
  },
};
