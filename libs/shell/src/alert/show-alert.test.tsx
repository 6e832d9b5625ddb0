// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { installDialog } from '@m30/ui-kit/testing';
import { showAlert, showToast } from './index.ts';

beforeAll(installDialog);

it('an alert waits for «Ок», the next one for the first', async () => {
  await showAlert({ title: 'Заявка', text: 'Запрос на обратный звонок отправлен' });
  await showAlert({ html: '<p>Спасибо, <b>Анна</b><script>alert(1)</script></p>' });
  await screen.findByRole('alertdialog', { name: 'Заявка' });
  await userEvent.click(screen.getByRole('button', { name: 'Ок' }));
  const second = await screen.findByRole('alertdialog', { name: 'Обратите внимание' });
  expect((await screen.findByText('Анна')).tagName).toBe('B');
  expect(second.querySelector('script')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ок' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a toast appears in a live region', async () => {
  await showToast({ text: 'Ссылка скопирована' });
  const toast = await screen.findByText('Ссылка скопирована');
  expect(toast.closest('[aria-live="polite"]')).not.toBeNull();
});
