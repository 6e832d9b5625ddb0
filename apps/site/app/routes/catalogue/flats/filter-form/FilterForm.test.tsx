// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  catalogueListing,
  type FilterKey,
  filterKeys,
} from '../../../../store/apartments/filter-url.ts';
import { facets } from '../catalogue.fixture.ts';
import { ChoiceChips } from '../filter-field/ChoiceChips.tsx';
import { PriceField } from '../filter-field/PriceField.tsx';
import { FilterForm } from './FilterForm.tsx';

const { countLots, network } = vi.hoisted(() => ({
  countLots: vi.fn(),
  network: { fails: false },
}));
vi.mock('../../../../store/apartments/live-count.client.ts', () => ({
  countLots: (filter: unknown) =>
    network.fails ? Promise.reject(new Error('offline')) : countLots(filter),
}));

beforeEach(() => {
  network.fails = false;
  countLots.mockReset().mockResolvedValue({ total: 202, facets });
});
afterEach(cleanup);

function show(search: string, keys: readonly FilterKey[] = filterKeys) {
  function Page() {
    return (
      <>
        <FilterForm
          state={catalogueListing.read(search)}
          count={{ total: 128, facets }}
          keys={keys}
          onDone={() => {}}
        >
          {({ query, facets: { rooms, price } }) => (
            <>
              <ChoiceChips name="rooms" options={rooms} chosen={query.rooms ?? []} />
              <PriceField query={query} price={price} />
            </>
          )}
        </FilterForm>
        <p data-testid="address">{useLocation().search}</p>
      </>
    );
  }
  const Stub = createRoutesStub([{ path: '/katalog', Component: Page }]);
  render(<Stub initialEntries={[`/katalog${search}`]} />);
}
const address = () => screen.getByTestId('address').textContent;

test('shows how many there are, and counts anew while the hand is on the control', async () => {
  show('?rooms=2');
  expect(screen.getByRole('button', { name: /128.вариантов/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /Студия/ }));
  expect(await screen.findByRole('button', { name: /202.варианта/ })).toBeTruthy();
  expect(countLots).toHaveBeenCalledExactlyOnceWith({ rooms: ['studio', '2'] });
  expect(screen.getByRole('status').textContent).toContain('202');
});

test('an option that gives nothing is disabled and stays in sight', () => {
  show('');
  expect(screen.getByRole('checkbox', { name: /4\+/ })).toHaveProperty('disabled', true);
});

test('becomes the address when it is sent, other filters kept', async () => {
  show('?rooms=2&areaTo=70&colour=red&page=3', ['rooms', 'priceFrom', 'priceTo']);
  await userEvent.type(screen.getByLabelText('До, ₽'), '14 000 000');
  await userEvent.click(screen.getByRole('button', { name: /Показать/ }));
  expect(address()).toBe('?rooms=2&priceTo=14000000&areaTo=70&colour=red');
});

test('works without a number when counting fails', async () => {
  network.fails = true;
  show('');
  await userEvent.click(screen.getByRole('checkbox', { name: /Студия/ }));
  expect(await screen.findByRole('button', { name: 'Показать' })).toBeTruthy();
});

test('offers a link that takes off the filters of this form alone', () => {
  show('?rooms=2&areaTo=70', ['rooms']);
  expect(screen.getByRole('link', { name: 'Сбросить' }).getAttribute('href')).toBe(
    '/katalog?areaTo=70',
  );
});
