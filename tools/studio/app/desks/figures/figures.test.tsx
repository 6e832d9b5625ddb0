// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { openStudio } from '../../testing/open-studio.tsx';

afterEach(cleanup);

test('figures are drawn and stand in tables; what there is none of says so, and all of it is taken along', async () => {
  const { user, router } = openStudio('/figures');
  const funnel = within(await screen.findByRole('region', { name: 'От визита до ключей' }));
  const orders = within(funnel.getByRole('group')).getByRole('row', { name: /^Заказы/ });
  expect(orders.textContent).toBe('Заказы129');
  expect(screen.getByRole('img', { name: 'Темп по комплексам' })).toBeTruthy();
  const searches = within(screen.getByRole('region', { name: 'Поиск без ответа' }));
  expect(searches.getByText('За этот период ничего нет.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Скачать CSV' }).getAttribute('href')).toBe(
    '/studio/figures.csv?days=30',
  );
  await expectAccessible(document.body);
  await user.click(screen.getByRole('link', { name: 'Неделя' }));
  expect(router.state.location.search).toBe('?days=7');
});
