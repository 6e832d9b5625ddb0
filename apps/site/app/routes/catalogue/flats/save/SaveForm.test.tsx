// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { catalogueListing } from '../../../../store/apartments/filter-url.ts';
import { activeChips } from '../data/active-chips.ts';
import { facets } from '../catalogue.fixture.ts';
import { SaveForm } from './SaveForm.tsx';

const post = vi.spyOn(browserApi, 'post');

beforeEach(() => void post.mockReset().mockResolvedValue({} as never));
afterEach(cleanup);

function show() {
  const state = catalogueListing.read('?rooms=2&priceTo=14000000&sort=area&view=list');
  render(<SaveForm data={{ state, title: 'Квартиры', chips: activeChips(state, facets) }} />);
}
const button = () => screen.getByRole('button', { name: /Сохранить/ });

test('keeps the filters under a name, without order and view', async () => {
  show();
  await userEvent.click(button());
  expect(post).toHaveBeenCalledExactlyOnceWith('Search.Save', {
    name: expect.stringMatching(/^2-комнатные, До.14.млн.₽$/),
    filter: { rooms: ['2'], priceTo: 14_000_000 },
  });
  expect((await screen.findByRole('status')).textContent).toContain('Подборка сохранена');
  expect(screen.getByRole('link', { name: 'Все подборки' }).getAttribute('href')).toBe(
    '/lk/searches',
  );
});

test('asks for a name, and says what the server has against it', async () => {
  show();
  const name = screen.getByLabelText('Название');
  await userEvent.clear(name);
  await userEvent.click(button());
  expect(post).not.toHaveBeenCalled();
  expect(screen.getByText(/Назовите подборку/)).toBeTruthy();
  post.mockRejectedValue(new ApiRefusal('Search.Save', 422, 'В вашем профиле нет почты'));
  await userEvent.type(name, 'Двушки');
  await userEvent.click(button());
  expect(await screen.findByText('В вашем профиле нет почты')).toBeTruthy();
});
