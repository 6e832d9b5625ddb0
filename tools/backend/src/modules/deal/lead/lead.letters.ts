import { defineLetter } from '../../../kernel/letter/define-letter.ts';
import { facts, line } from '../../../kernel/letter/value.ts';

export const leadLetter = defineLetter({
  id: 'lead-mail',
  group: 'staff',
  title: 'Новая заявка',
  when: 'Отделу продаж, когда посетитель отправил форму',
  why: 'На этот адрес сайт присылает заявки.',
  values: {
    purpose: line('о чём', 'О чём заявка', 'обратный звонок'),
    facts: facts('заявка', 'Всё, что написал посетитель', [
      ['Имя', 'Ольга'],
      ['Телефон', '+79213041762'],
      ['Лот', 'Квартира № 49'],
      ['Принята', '18.11.2026, 12:00 (Москва)'],
    ]),
  },
  subject: 'Заявка: {{о чём}}',
  text: '{{заявка}}',
});
