// @vitest-environment jsdom
import { examples } from '@m30/api/examples';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithQueries } from '../../store/query/testing/with-queries.tsx';
import { AccountFrame, type AccountTemplate } from './AccountFrame.tsx';

const [{ result }] = examples['LK.GetTemplate'];
const template: AccountTemplate = {
  ...result,
  social: [{ icon: 'vk', label: 'ВКонтакте', link: 'https://vk.example/' }],
};
const buyer = { id: 1, guid: 'g-1', name_full: 'Савельева Марина Андреевна' };

beforeEach(() => {
  class Stream extends EventTarget {
    readyState = 1;
    close() {}
  }
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(user: typeof buyer | null = buyer) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <AccountFrame template={template} user={user} today="Суббота, 21 ноября">
          Страница
        </AccountFrame>
      ),
    },
  ]);
  render(<Stub />, { wrapper: WithQueries });
  return {
    header: within(screen.getByRole('banner')),
    footer: within(screen.getByRole('contentinfo')),
  };
}

it('the header has the tagline, a call, the phone, the logo with its way home and the way out', () => {
  const { header } = show();
  // The menu of a phone, closed, has it too.
  expect(header.getAllByText(template.tagline.main).length).toBeGreaterThan(0);
  const call = header.getByRole('link', { name: 'Заказать звонок' });
  expect(call.dataset['modalTrigger']).toBe('callRequest');
  const phone = header.getByRole('link', { name: template.phone.value });
  expect(phone.getAttribute('href')).toBe('tel:+78123303030');
  expect(header.getByRole('link', { name: /Меридиан/ }).getAttribute('href')).toBe('/');
  const leave = header.getByRole('button', { name: 'Выйти' });
  expect(leave.closest('form')?.getAttribute('action')).toBe('/lk/logout');
  const menu = within(screen.getByRole('navigation', { name: 'Кабинет' }));
  for (const { label, link } of template.menu_header) {
    const item = menu.getByRole('link', { name: new RegExp(`^${label}`) });
    expect(item.getAttribute('href')).toBe(link);
  }
});

it('the footer tells how to reach the company, takes a request and leads out of the account', () => {
  const { footer } = show();
  expect(footer.getByRole('link', { name: template.phone.value })).toBeTruthy();
  expect(footer.getByRole('link', { name: template.email })).toBeTruthy();
  expect(footer.getByText(/Лиговский пр., 87/).textContent).toContain('центральный офис продаж');
  const lead = footer.getByRole('link', { name: 'Оставить заявку' });
  expect(lead.dataset['modalTrigger']).toBe('callRequest');
  const leave = footer.getByRole('button', { name: 'Выйти из кабинета' });
  expect(leave.closest('form')?.getAttribute('action')).toBe('/lk/logout');
  expect(footer.getByText(template.copyright)).toBeTruthy();
  expect(footer.getByText('Меридиан')).toBeTruthy();
  const privacy = footer.getByRole('link', { name: template.privacy_policy.label });
  expect(privacy.getAttribute('href')).toBe(template.privacy_policy.link);
  expect(footer.getByRole('link', { name: /^ВКонтакте/ }).getAttribute('target')).toBe('_blank');
});

it('a guest, whom a page not found is shown, has neither the menu of the account nor a way out', () => {
  const { header, footer } = show(null);
  expect(header.queryByRole('button', { name: 'Выйти' })).toBeNull();
  expect(footer.queryByRole('button', { name: 'Выйти из кабинета' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Кабинет' })).toBeNull();
});
