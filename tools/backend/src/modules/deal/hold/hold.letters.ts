import { defineSms } from '../../../kernel/letter/define-letter.ts';
import { line } from '../../../kernel/letter/value.ts';

const MUST = { must: true };
const bought = line('лот', 'Что забронировано', 'квартира № 49, «Канал 9», корпус 2', MUST);

export const holdEndingSms = defineSms({
  id: 'hold-ending-sms',
  group: 'deal',
  title: 'Бронь скоро закончится',
  when: 'Покупателю за несколько часов до конца брони',
  values: { bought, until: line('когда', 'Когда закончится бронь', '20 ноября, 12:40', MUST) },
  text: 'Бронь закончится {{когда}}: {{лот}}. Выберите оплату в кабинете, и она останется за вами.',
});

export const holdEndedSms = defineSms({
  id: 'hold-ended-sms',
  group: 'deal',
  title: 'Бронь закончилась',
  when: 'Покупателю, когда бронь одного лота закончилась',
  values: { bought, free: line('свободен', 'Свободен, свободна', 'свободна') },
  text: 'Бронь закончилась: {{лот}} снова {{свободен}}. Забронировать ещё раз можно на сайте.',
});

export const setHoldEndedSms = defineSms({
  id: 'set-hold-ended-sms',
  group: 'deal',
  title: 'Бронь комплекта закончилась',
  when: 'Покупателю, когда бронь нескольких лотов закончилась',
  values: { bought },
  text: 'Бронь закончилась, лоты снова свободны: {{лот}}. Забронировать ещё раз можно на сайте.',
});
