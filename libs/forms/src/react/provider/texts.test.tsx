// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { installDialog } from '@m30/ui-kit/testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CallSpecialistForm } from '../../forms/call-specialist/index.ts';
import { CallbackForm, CallbackModal } from '../../forms/callback/index.ts';
import { createFakeForms } from '../../testing/fake-forms.ts';
import { fillLead, submitOf } from '../../testing/fill-lead.ts';
import { FormsProvider } from './FormsProvider.tsx';

beforeAll(installDialog);
afterEach(cleanup);

test('a host says everything in its own words', async () => {
  const forms = createFakeForms(['no-network']);
  forms.texts = {
    name: 'Как вас зовут',
    nameMissing: 'Назовите себя',
    lost: 'Связи нет.',
    again: 'Повторить',
    consentLink: 'правилами',
    newTab: 'в новом окне',
    forms: { callSpecialist: { submitLabel: 'Спросить' } },
  };
  render(
    <FormsProvider forms={forms}>
      <CallSpecialistForm />
    </FormsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Спросить' }));
  await screen.findByRole('textbox', { name: 'Как вас зовут', description: 'Назовите себя' });
  screen.getByRole('link', { name: /^правилами\s?\(в новом окне\)$/ });
  await userEvent.type(screen.getByRole('textbox', { name: 'Как вас зовут' }), 'Анна');
  await fillLead(['phone', 'email']);
  await userEvent.click(submitOf());
  await screen.findByText(/Связи нет/);
  screen.getByRole('button', { name: 'Повторить' });
});

test('the trigger’s title goes before the host’s, the host’s before the form’s own', () => {
  const forms = createFakeForms();
  forms.texts = { forms: { callRequest: { title: 'Звонок' } } };
  const modal = (title?: string) => (
    <FormsProvider forms={forms}>
      <CallbackModal open onClose={() => {}} data={{ title }} />
    </FormsProvider>
  );
  const { rerender } = render(modal());
  screen.getByRole('dialog', { name: 'Звонок' });
  rerender(modal('Перезвоните мне'));
  screen.getByRole('dialog', { name: 'Перезвоните мне' });
});

test('another backend: other paths, another token, and what sending needs is asked for in time', async () => {
  const forms = createFakeForms();
  forms.endpoints = { 'Form.CallRequest': '/api/Leads.Callback' };
  forms.getToken = () => Promise.resolve('captcha');
  forms.prepare = vi.fn();
  render(
    <FormsProvider forms={forms}>
      <CallbackForm />
    </FormsProvider>,
  );
  expect(forms.prepare).not.toHaveBeenCalled();
  await fillLead(['name', 'phone']);
  expect(forms.prepare).toHaveBeenCalledTimes(1);
  await userEvent.click(submitOf());
  await screen.findByRole('status');
  expect(forms.sent).toMatchObject([
    { method: '/api/Leads.Callback', payload: { token: 'captcha' } },
  ]);
});
