import { defineLetter, defineSms } from './define-letter.ts';
import { code, ending, facts, items, line, link, words } from './value.ts';

/** Who writes in tests. */
export const head = {
  company: 'Меридиан 30',
  origin: 'https://site.example',
  phone: '+7 812 000-30-30',
  email: 'dom@site.example',
};

/** A letter with a value of every kind. */
export const everything = defineLetter({
  id: 'everything-mail',
  group: 'deal',
  title: 'Всё сразу',
  when: 'В тестах',
  why: 'Вы пишете тесты.',
  values: {
    name: line('имя', 'Имя', 'Ольга'),
    reason: line('причина', 'Причина', 'Офис закрыт.'),
    answer: words('ответ', 'Ответ', 'Да.\nСпасибо.'),
    page: link('страница', 'Страница', 'https://site.example/lk'),
    more: link('ещё', 'Ещё', 'https://site.example/more', { must: false }),
    code: code('код', 'Код', '417062'),
    facts: facts('факты', 'Факты', [['Лот', '№ 49']]),
    lots: items('лоты', 'Лоты', [
      { lines: ['Студия', '9 000 000 ₽'], link: 'https://site.example/lot' },
      { lines: ['И ещё 3 в каталоге.'] },
    ]),
    ending: ending('Не присылать'),
  },
  subject: 'Здравствуйте, {{имя}}',
  text: [
    'Отменено. {{причина}} Простите, {{имя}}.',
    '{{ответ}}',
    'Открыть: {{страница}}',
    'Подробнее: {{ещё}}',
    'Код: {{код}}',
    'Что известно:\n{{факты}}',
    'Новые:\n{{лоты}}',
  ].join('\n\n'),
});

/** An SMS with a code. */
export const codeSms = defineSms({
  id: 'code-sms',
  group: 'access',
  title: 'Код',
  when: 'В тестах',
  values: { code: code('код', 'Код', '417062') },
  text: 'Код: {{код}}.',
  autofill: true,
});
