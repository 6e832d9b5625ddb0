// @vitest-environment jsdom
import { FormsProvider, type FormsPort } from '@m30/forms';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BlocksHostProvider, type BlocksHost } from '../../host/BlocksHost.tsx';
import { stubIntersection } from '@m30/ui-kit/testing';
import { FormBlock } from './FormBlock.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const port: FormsPort = {
  consent: { mode: 'default', version: '1', href: '/politika-konfidentsialnosti/' },
  url: () => '/kak-kupit',
  getToken: () => Promise.resolve('token'),
  send: () => Promise.resolve({ text: 'Спасибо' }),
};
const forms: BlocksHost['forms'] = () =>
  Promise.resolve({
    default: ({ children }) => <FormsProvider forms={port}>{children}</FormsProvider>,
  });
const block = (host: BlocksHost) => (
  <BlocksHostProvider host={host}>
    <FormBlock
      typeform="showroom"
      title="Посмотреть отделку"
      label="Записаться"
      data={{ element: 'Канал 9' }}
    />
  </BlocksHostProvider>
);

it('is the way to the form’s window, and to its page without script, until the form comes', () => {
  render(block({}));
  const link = screen.getByRole('link', { name: 'Записаться' });
  expect(link.getAttribute('href')).toBe(
    '/zayavka/showroom?element=%D0%9A%D0%B0%D0%BD%D0%B0%D0%BB+9',
  );
  expect(link.dataset).toMatchObject({ modalTrigger: 'showroom', title: 'Посмотреть отделку' });
});

it('is the form itself when the visitor is near', async () => {
  const intersection = stubIntersection(vi.stubGlobal);
  render(block({ forms }));
  act(() => intersection.come());
  expect(await screen.findByRole('textbox', { name: 'Телефон' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Записаться' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Посмотреть отделку' })).toBeTruthy();
});
