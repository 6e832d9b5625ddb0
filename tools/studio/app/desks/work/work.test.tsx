// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { exampleOf } from '../../testing/example-of.ts';
import { openStudio } from '../../testing/open-studio.tsx';

afterEach(cleanup);

const field = { options: {}, most: null, required: true };
const actions = [
  ...exampleOf('Actions.List').actions,
  {
    name: 'survey.open',
    summary: 'Открывает опрос и сообщает о нём покупателям',
    shows: 'опрос в разделе отзывов',
    fields: [{ ...field, name: 'survey', label: 'Опрос', kind: 'line' as const }],
  },
];

test('what is about nothing that waits is done below it, and the rest only at its thing', async () => {
  const { calls, user } = openStudio('/work', { 'Actions.List': () => ({ actions }) });
  const free = within(await screen.findByRole('region', { name: 'Сделать без обращения' }));
  expect(free.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Открыть опрос',
  ]);
  await expectAccessible(document.body);
  await user.click(free.getByRole('button', { name: 'Открыть опрос' }));
  const form = within(await screen.findByRole('dialog', { name: 'Открыть опрос' }));
  expect(form.getByText(/Покупатель увидит/).parentElement?.textContent).toContain(
    'Открывает опрос и сообщает о нём покупателям. Покупатель увидит: опрос в разделе отзывов.',
  );
  await user.type(form.getByLabelText('Опрос'), 'dvor-vesna');
  await user.click(form.getByRole('button', { name: 'Открыть опрос' }));
  await screen.findByText(exampleOf('Actions.Run').message);
  expect(calls[0]?.input).toEqual({ name: 'survey.open', fields: { survey: 'dvor-vesna' } });
});
