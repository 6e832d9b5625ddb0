// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { openStudio } from '../../testing/open-studio.tsx';
import { exampleOf } from '../../testing/example-of.ts';

afterEach(cleanup);

test('a CRM that does not let us in is said in words, with what waits and a way to try again', async () => {
  const { calls, user } = openStudio('/crm');
  expect(await screen.findByText(/^CRM не.принимает/)).toBeTruthy();
  expect(screen.getAllByText(/доступ отозван или истёк/)).toHaveLength(2);
  const lead = screen.getByRole('link', { name: 'Новая заявка' });
  expect(lead.getAttribute('href')).toMatch(/^\/leads\?view=all&lead=3a6b7f3e/);
  await expectAccessible(document.body);
  await user.click(screen.getByRole('button', { name: 'Повторить сейчас' }));
  expect(await screen.findByText('Отправляем заново: 3 события')).toBeTruthy();
  expect(calls.map(({ name }) => name)).toContain('Crm.Retry');
});

test('without a CRM there is nothing to send again', async () => {
  openStudio('/crm', {
    'Crm.Get': () => ({ ...exampleOf('Crm.Get'), system: null, state: 'off' }),
  });
  expect(await screen.findByText('CRM не подключена')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Повторить сейчас' })).toBeNull();
});
