// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { exampleOf } from '../../testing/example-of.ts';
import { meWith, openStudio, Refusal } from '../../testing/open-studio.tsx';

afterEach(cleanup);

const list = exampleOf('Leads.List');
const details = exampleOf('Leads.Get').lead;
const free = { ...details, responsible: null, status: 'new' as const };
const address = `/leads?view=all&lead=${details.guid}`;
const sheet = async () =>
  within(await screen.findByRole('complementary', { name: 'Карточка лида' }));
const manager = () => meWith(['leads.read', 'leads.work']);

test('a view is an address: it asks for what its tab says, and its tabs count', async () => {
  const asked: unknown[] = [];
  openStudio('/leads?view=mine&source=yandex', {
    'Leads.List': (input) => {
      asked.push(input);
      return list;
    },
  });
  expect(await screen.findByRole('link', { name: /Ковалёв Артём/ })).toBeTruthy();
  expect(asked).toContainEqual({ responsible: 'me', source: 'yandex', page: '1' });
  const current = screen.getByRole('link', { name: /Мои/ });
  expect(current.getAttribute('aria-current')).toBe('true');
  expect(current.textContent).toBe('Мои1');
  await expectAccessible(document.body);
});

test('a manager takes a free lead by a key, with what was seen of it', async () => {
  const { calls, user } = openStudio(address, {
    'Session.Me': manager,
    'Leads.Get': () => ({ lead: free }),
  });
  expect(await (await sheet()).findByRole('button', { name: /Взять себе/ })).toBeTruthy();
  await user.keyboard('a');
  expect(await screen.findByText('Ответственный назначен')).toBeTruthy();
  expect(calls).toEqual([
    {
      name: 'Leads.Assign',
      input: { lead: free.guid, version: 3, responsible: manager().person?.guid },
    },
  ]);
});

test('the next step has a day and an hour of Moscow', async () => {
  const { calls, user } = openStudio(address);
  const place = await sheet();
  const step = await place.findByLabelText('Что сделать');
  await user.clear(step);
  await user.type(step, 'Перезвонить');
  expect(place.getByLabelText<HTMLInputElement>('Когда').value).toBe('2026-11-20T12:30');
  await user.click(place.getByRole('button', { name: 'Записать шаг' }));
  await screen.findByText('Следующий шаг записан');
  expect(calls[0]?.input).toMatchObject({
    step: 'Перезвонить',
    due_at: '2026-11-20T12:30:00+03:00',
  });
});

test('a refusal asks why', async () => {
  const { calls, user } = openStudio(address);
  await user.selectOptions(await (await sheet()).findByLabelText('Статус'), 'Отказ');
  const dialog = within(await screen.findByRole('dialog', { name: 'Закрыть отказом' }));
  await user.click(dialog.getByRole('button', { name: 'Купил у других' }));
  await user.click(dialog.getByRole('button', { name: 'Закрыть лид' }));
  await screen.findByText('Лид закрыт отказом');
  expect(calls[0]?.input).toMatchObject({ status: 'declined', reason: 'Купил у других' });
});

test('a comment is written from the keyboard alone', async () => {
  const { calls, user } = openStudio(address);
  await (await sheet()).findByLabelText('Комментарий');
  await user.keyboard('m');
  await user.keyboard('Просит план');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/Не ответил, 32 с/)).toBeTruthy();
  expect(calls[0]).toEqual({
    name: 'Leads.Comment',
    input: { lead: details.guid, kind: 'comment', text: 'Просит план' },
  });
});

test('who comes second is told, and reads what the first has made of it', async () => {
  let reads = 0;
  const { user } = openStudio(address, {
    'Leads.Get': () => ({ lead: { ...details, status: reads++ === 0 ? 'in_work' : 'order' } }),
    'Leads.ChangeStatus': () => {
      throw new Refusal(409, 'Лид уже изменил коллега');
    },
  });
  const status = await (await sheet()).findByLabelText<HTMLSelectElement>('Статус');
  await user.selectOptions(status, 'Думает');
  expect(await screen.findByText('Лид уже изменил коллега')).toBeTruthy();
  await expect.poll(() => status.value).toBe('order');
});

test('the board has a column for each status, and a card opens its lead', async () => {
  const { router, user } = openStudio('/leads?view=all&as=board');
  for (const name of ['Новая', 'В работе', 'Показ', 'Думает', 'Заказ', 'Отказ']) {
    expect(await screen.findByRole('region', { name })).toBeTruthy();
  }
  const column = within(screen.getByRole('region', { name: 'В работе' }));
  await user.click(await column.findByRole('link', { name: /Ковалёв/ }));
  expect(router.state.location.search).toContain(`lead=${details.guid}`);
});

test('a card tells how the visitor agreed, opens the lot and downloads what was sent along', async () => {
  openStudio(address);
  const place = await sheet();
  expect(await place.findByText('отправкой формы')).toBeTruthy();
  const [file] = details.files;
  const link = place.getByRole<HTMLAnchorElement>('link', { name: 'Скачать: Резюме' });
  expect(link.getAttribute('href')).toBe(file?.src);
  expect(place.getByRole('link', { name: /^https:.*kvartiry.49/ })).toBeTruthy();
});

test('days bound the list, and what programs sent is told', async () => {
  const asked: unknown[] = [];
  openStudio('/leads?view=all&from=2026-11-01&to=2026-11-18', {
    'Leads.List': (input) => {
      asked.push(input);
      return list;
    },
  });
  expect(await screen.findByText('Отсеяно автоматических за 30 дней: 12')).toBeTruthy();
  expect(asked).toContainEqual({ from: '2026-11-01', to: '2026-11-18', page: '1' });
  expect(screen.getByLabelText<HTMLInputElement>('С').value).toBe('2026-11-01');
});

test('who may only read changes nothing', async () => {
  openStudio(address, { 'Session.Me': () => meWith(['leads.read']) });
  await (await sheet()).findByText('Заявка');
  expect(screen.queryByLabelText('Статус')).toBeNull();
  expect(screen.queryByLabelText('Комментарий')).toBeNull();
});

test('a twin is merged after a question', async () => {
  const twin = {
    guid: 'c0ffee00-0000-4000-8000-000000000002',
    form_title: 'Заявка на показ',
    status: 'new' as const,
    created_at: details.created_at,
  };
  const { calls, user } = openStudio(address, {
    'Leads.Get': () => ({ lead: { ...details, twins: [twin] } }),
  });
  await user.click(
    await (await sheet()).findByRole('button', { name: /Объединить: Заявка на показ/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Объединить лиды?' }));
  await user.click(dialog.getByRole('button', { name: 'Объединить' }));
  await screen.findByText('Лиды объединены');
  expect(calls[0]).toEqual({
    name: 'Leads.Merge',
    input: { lead: details.guid, version: details.version, twin: twin.guid },
  });
});

test('leads are chosen by a key and changed together; who was changed meanwhile stays chosen', async () => {
  const [first] = list.leads;
  if (!first) throw new Error('the example has no lead');
  const second = { ...first, guid: 'a2b3c4d5-e6f7-4081-92a3-b4c5d6e7f809', name: 'Борис Другой' };
  const { calls, user } = openStudio('/leads?view=all', {
    'Session.Me': manager,
    'Leads.List': () => ({ ...list, total: 2, leads: [first, second] }),
    'Leads.SetStep': ({ lead }) => {
      if (lead === second.guid) throw new Refusal(409, 'Заявку уже изменил коллега');
      return { lead: details };
    },
  });
  await screen.findByRole('link', { name: /Борис Другой/ });
  await user.keyboard('jx');
  await user.click(screen.getByRole('checkbox', { name: /Борис Другой/ }));
  const bar = within(screen.getByRole('region', { name: 'Выбранные лиды' }));
  expect(bar.getByRole('status').textContent).toBe('Выбрано: 2');
  await expectAccessible(document.body);
  await user.type(bar.getByLabelText('Следующий шаг'), 'Перезвонить');
  await user.click(bar.getByRole('button', { name: 'Записать шаг' }));
  await screen.findByText(/Изменено: 1, без изменений у 1 лида. Заявку уже изменил коллега/);
  expect(calls.map(({ input }) => input)).toMatchObject([
    { lead: first.guid, version: first.version, step: 'Перезвонить' },
    { lead: second.guid },
  ]);
  expect(bar.getByRole('status').textContent).toBe('Выбрано: 1');
  await user.click(bar.getByRole('button', { name: 'Снять выбор' }));
  expect(screen.queryByRole('region', { name: 'Выбранные лиды' })).toBeNull();
});

test('a lead that arrives while the desk is open appears by itself and is said politely', async () => {
  const [first] = list.leads;
  if (!first) throw new Error('the example has no lead');
  const next = { ...first, guid: 'a2b3c4d5-e6f7-4081-92a3-b4c5d6e7f809', name: 'Борис Новый' };
  let leads = [first];
  openStudio('/leads?view=all', {
    'Leads.List': () => ({
      ...list,
      ...{ total: leads.length, leads, counts: { ...list.counts, all: leads.length } },
    }),
  });
  await screen.findByRole('link', { name: /Ковалёв Артём/ });
  const said = screen.getByRole('status', { name: 'Новые лиды' });
  expect(said.textContent).toBe('');
  leads = [next, first];
  // Whoever comes back to the tab sees what has come meanwhile.
  vi.setSystemTime(Date.now() + 60_000);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('link', { name: /Борис Новый/ })).toBeTruthy();
  expect(said.textContent).toMatch(/^Пришло: 1\sлид$/);
  vi.useRealTimers();
});
