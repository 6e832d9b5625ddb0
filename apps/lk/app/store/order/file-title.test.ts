import { expect, test } from 'vitest';
import { fileTitle } from './file-title.ts';

const people = [
  { last_name: 'Савельева', name: 'Марина', second_name: 'Андреевна' },
  { last_name: 'Савельев', name: 'Павел', second_name: 'Игоревич' },
];
const file = { name: 'pas', src: '/api/files/1', type: 'pdf', size: 1 };

test.each([
  [{ kind: 'passport', participant: 1 }, /^Паспорт, Савельев\sП\.\sИ\.$/],
  [{ kind: 'birth', participant: 0 }, /^Свидетельство о\sрождении, Савельева/],
  [{ kind: 'power', participant: 1 }, /^Доверенность, Савельев\s/],
  [{ kind: 'marriage' }, /^Свидетельство о\sбраке$/],
  [{ kind: 'passport', participant: 5 }, /^Паспорт$/],
  [{ kind: 'other' }, /^pas$/],
  [{}, /^pas$/],
])('a file %j is called by what it is', (what, title) => {
  expect(fileTitle({ ...file, ...what }, people)).toMatch(title);
});
