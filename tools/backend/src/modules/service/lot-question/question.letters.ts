import { defineLetter } from '../../../kernel/letter/define-letter.ts';
import { line, link, words } from '../../../kernel/letter/value.ts';

export const answerLetter = defineLetter({
  id: 'lot-answer-mail',
  group: 'viewing',
  title: 'Ответ на вопрос о лоте',
  when: 'Посетителю, когда сотрудник ответил на его вопрос',
  why: 'Вы задали вопрос на сайте и указали эту почту.',
  values: {
    name: line('имя', 'Имя посетителя', 'Ольга'),
    lot: line('лот', 'О чём спросили', 'Квартира № 49, «Канал 9»'),
    question: words('вопрос', 'Что спросили', 'Куда выходят окна кухни?', { must: false }),
    answer: words('ответ', 'Что ответили', 'Во двор, на восток: солнце там до полудня.'),
    author: line('кто', 'Кто ответил', 'Анна Белова, менеджер'),
    page: link('страница', 'Страница лота', 'https://meridian30.example/kvartiry/kanal-2-49'),
    account: link(
      'сохранить',
      'Страница, которая сохранит ответ в кабинете',
      'https://meridian30.example/lk/support/questions?key=key',
    ),
  },
  subject: 'Ответ на вопрос: {{лот}}',
  text: [
    'Здравствуйте, {{имя}}.',
    'Вы спросили: {{вопрос}}',
    '{{ответ}}',
    '{{кто}}',
    '{{лот}}: {{страница}}',
    'Сохранить ответ в личном кабинете: {{сохранить}}',
  ].join('\n\n'),
});
