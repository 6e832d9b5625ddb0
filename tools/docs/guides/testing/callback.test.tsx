// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormsProvider } from '@m30/forms';
import { CallbackForm } from '@m30/forms/callback';
import { createFakeForms } from '@m30/forms/testing';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

test('a lost answer is said, and the same lead is sent again', async () => {
  const forms = createFakeForms(['no-network', 'success']);
  render(
    <FormsProvider forms={forms}>
      <CallbackForm />
    </FormsProvider>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'Анна');
  await userEvent.type(screen.getByRole('textbox', { name: 'Телефон' }), '89213041762');
  await userEvent.click(screen.getByRole('button', { name: 'Жду звонка' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить ещё раз' }));
  await screen.findByRole('status');
  expect(forms.sent[1]).toEqual(forms.sent[0]);
});
