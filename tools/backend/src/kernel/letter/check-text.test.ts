import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { codeSms, everything } from './letter.fixture.ts';

const { subject, text } = everything.defaults;
const inText = (words: string) => checkText(everything, { subject, text: words });
const inSubject = (words: string) => checkText(everything, { subject: words, text });

test.each([
  ['its own words', text],
  ['places in another case and with spaces', text.replace('{{имя}}', '{{ Имя }}')],
  ['what every letter may name', `${text}\n\n{{компания}}, {{сайт}}`],
  ['without what may be left out', text.replace(', {{имя}}', '')],
  ['with Windows line ends', text.replaceAll('\n', '\r\n')],
])('a text is taken: %s', (_, words) => {
  expect(inText(words)).toEqual([]);
});

test.each([
  ['nothing', ' \n', 'Напишите текст'],
  ['an unknown place', `${text} {{фамилия}}`, /^\{\{фамилия\}\} здесь нет\. Есть: .*\{\{имя\}\}/],
  ['an empty place', `${text} {{}}`, /^\{\{\}\} здесь нет/],
  ['the key of the code in place of the word', `${text} {{name}}`, /^\{\{name\}\} здесь нет/],
  ['an open place', `${text} {{имя`, /Скобки не сошлись/],
  ['single braces', `${text} {имя}`, /Скобки не сошлись/],
  ['braces within braces', `${text} {{{имя}}}`, /Скобки не сошлись/],
  ['no code', text.replace('{{код}}', '417062'), /^Верните \{\{код\}\}/],
  ['no link', text.replace('{{страница}}', ''), /^Верните \{\{страница\}\}/],
  ['a list within a line', text.replace('Новые:\n', 'Новые: '), /отдельной строке/],
  ['too much', text + 'ы'.repeat(5000), /не длиннее 5000/],
])('a text is refused at its field: %s', (_, words, message) => {
  expect(inText(words)).toEqual([{ path: 'text', message: expect.stringMatching(message) }]);
});

test.each([
  ['nothing', '', 'Напишите тему письма'],
  ['two lines', 'Раз\nдва', 'Тема пишется в одну строку'],
  ['a code', 'Код {{код}}', /видно на закрытом экране/],
  ['a link', 'Идите на {{страница}}', /в теме не поставить/],
  ['an unknown place', 'Здравствуйте, {{фамилия}}', /здесь нет/],
  ['too much', 'ы'.repeat(151), /не длиннее 150/],
])('a subject is refused at its field: %s', (_, words, message) => {
  expect(inSubject(words)).toEqual([{ path: 'subject', message: expect.stringMatching(message) }]);
});

test('an SMS has no subject, and keeps its code', () => {
  expect(checkText(codeSms, { subject: '', text: 'Ваш код {{код}}' })).toEqual([]);
  expect(checkText(codeSms, { subject: '', text: 'Ваш код' })).toHaveLength(1);
});
