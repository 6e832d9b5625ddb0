// @vitest-environment jsdom
import axe from 'axe-core';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { defineStaffAction } from '../kernel/staff/define-staff-action.ts';
import { choiceField, dayField, flagField, guidField, textField } from '../kernel/staff/fields.ts';
import { accountPage } from './account-page.ts';

const action = defineStaffAction({
  name: 'ticket.answer',
  right: 'questions.answer',
  summary: 'Отвечает на обращение',
  input: v.strictObject({
    ticket: guidField('Обращение'),
    text: textField('Ответ'),
    tone: choiceField('Тон', { calm: 'спокойный', dry: 'сухой' }),
    day: v.optional(dayField('День')),
    close: flagField('Сразу закрыть'),
  }),
  run: () => Promise.resolve({ message: 'Готово' }),
});

test('open work has a labelled form for each action and passes axe', async () => {
  const item = {
    guid: 'a',
    title: 'О-10004: <b>Вопрос</b>',
    facts: [['Тема', 'Оплата']] as const,
    texts: [{ author: 'Марина', at: new Date('2026-11-18T09:00:00Z'), text: 'Когда?' }],
    files: [{ guid: 'f', name: 'Письмо' }],
    actions: [{ name: action.name, given: { ticket: 'a' } }],
  };
  const works = [{ name: 'tickets', title: 'Обращения', total: 1, items: [item] }];
  const markup = accountPage({
    works,
    actions: new Map([[action.name, action]]),
    done: null,
    notes: '',
  });
  const parsed = new DOMParser().parseFromString(String(await markup), 'text/html');
  document.documentElement.lang = parsed.documentElement.lang;
  document.title = parsed.title;
  document.body.innerHTML = parsed.body.innerHTML;
  const form = document.forms[0];
  expect([...new FormData(form).keys()]).toEqual(['ticket', 'text', 'tone', 'day', 'close']);
  expect(document.querySelector('h3 b')).toBeNull();
  const { violations } = await axe.run(document, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
