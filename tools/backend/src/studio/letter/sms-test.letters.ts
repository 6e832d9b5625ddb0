import { defineLetter } from '../../kernel/letter/define-letter.ts';
import { line, words } from '../../kernel/letter/value.ts';

export const smsTestLetter = defineLetter({
  id: 'sms-test-mail',
  group: 'staff',
  title: 'Проверка СМС',
  when: 'Сотруднику, который проверяет текст СМС',
  why: 'Вы проверили текст СМС в Студии.',
  values: {
    title: line('сообщение', 'Какое СМС проверяют', 'Бронь скоро закончится'),
    text: words('текст', 'Текст СМС', 'Бронь закончится 20 ноября, 12:40.'),
    parts: line('части', 'Сколько частей оплатит компания', '1'),
  },
  subject: 'Проверка СМС: {{сообщение}}',
  text: '{{текст}}\n\nЧастей: {{части}}',
});
