import { defineLetter } from '../../../kernel/letter/define-letter.ts';
import { line } from '../../../kernel/letter/value.ts';

export const mortgageLetter = defineLetter({
  id: 'mortgage-mail',
  group: 'staff',
  title: 'Новая ипотечная анкета',
  when: 'Отделу продаж, когда покупатель отправил анкету в банки',
  why: 'На этот адрес сайт присылает заявки.',
  values: {
    number: line('номер', 'Номер анкеты', 'И-1024', { must: true }),
    count: line('банки', 'В скольких банках заявка', '3'),
  },
  subject: 'Ипотечная анкета {{номер}}',
  text: 'Анкета {{номер}} отправлена в банки, заявок: {{банки}}.',
});
