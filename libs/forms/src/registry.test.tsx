// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { examplesOf, expectHydrates, installDialog } from '@m30/ui-kit/testing';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { FormsProvider } from './react/provider/FormsProvider.tsx';
import { leadForms } from './registry.ts';
import { createFakeForms, type FakeForms } from './testing/fake-forms.ts';
import { fieldOf, fillLead, submitOf, visitor } from './testing/fill-lead.ts';

beforeAll(installDialog);
afterEach(cleanup);

const modules = await Promise.all(
  Object.entries(leadForms).map(async ([name, load]) => [name, await load()] as const),
);
const examples = import.meta.glob('./**/*.examples.tsx', { eager: true });
const guid = '0b0e7a52-5b1d-4c43-9a0e-2f6f7d1c9f10';
const data = { element: '«Северный свет»', objectId: 'kanal-1-057', apartmentGuid: guid };

describe.each(modules)('%s', (name, { form, Form, FormModal }) => {
  const fields = Object.keys(form.defaults);

  const show = (forms: FakeForms) =>
    render(
      <StrictMode>
        <FormsProvider forms={forms}>
          <Form data={data} />
        </FormsProvider>
      </StrictMode>,
    );

  test('is registered under its own name', () => {
    expect(form.name).toBe(name);
  });

  test('an empty submit does what the specification says of this form', async () => {
    const forms = createFakeForms();
    show(forms);
    if (!form.schema) {
      await userEvent.click(submitOf());
      await screen.findByRole('status');
      expect(forms.sent).toHaveLength(1);
      return;
    }
    if (form.whileInvalid === 'explained') {
      await userEvent.click(submitOf());
      await waitFor(() => expect(document.activeElement).toBe(fieldOf('name')));
      screen.getByRole('textbox', { description: 'Введите имя' });
      const second = fields.includes('phone')
        ? 'Введите номер телефона'
        : 'Введите электронную почту';
      screen.getByRole('textbox', { description: second });
    } else {
      await waitFor(() => expect(submitOf().disabled).toBe(true));
      await userEvent.type(fieldOf('phone'), '921');
      await userEvent.tab();
      await screen.findByRole('textbox', { description: 'Введите номер телефона полностью' });
    }
    expect(forms.sent).toHaveLength(0);
  });

  test('a filled form is sent with everything, and the answer replaces it and takes the focus', async () => {
    const forms = createFakeForms();
    show(forms);
    await fillLead(fields);
    await waitFor(() => expect(submitOf().disabled).toBe(false));
    await userEvent.click(submitOf());
    const words = await screen.findByRole('status');
    expect(document.activeElement).toBe(words);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(forms.sent).toHaveLength(1);
    const [lead] = forms.sent;
    expect(lead?.method).toBe(form.method);
    for (const field of fields) {
      expect(lead?.payload).toHaveProperty(field, visitor[field as keyof typeof visitor]);
    }
    expect(lead?.payload).toMatchObject({
      token: 'token-1',
      consent: { mode: 'default', version: '2026-11-01' },
    });
    expect(forms.goals).toEqual([
      `${name}: form_opened`,
      `${name}: form_sent`,
      `${name}: ${form.goal}`,
    ]);
  });

  test('in the explicit mode nothing is ticked ahead, processing is needed, marketing is apart', async () => {
    const forms = createFakeForms(['success'], 'explicit');
    show(forms);
    const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes().map((box) => [box.name, box.checked, box.required])).toEqual([
      ['consent', false, true],
      ['consent_marketing', false, false],
    ]);
    await fillLead(fields);
    await waitFor(() => expect(submitOf().disabled).toBe(false));
    await userEvent.click(submitOf());
    const box = await screen.findByRole('checkbox', {
      description: 'Отметьте согласие, чтобы отправить заявку',
    });
    await waitFor(() => expect(document.activeElement).toBe(box));
    await userEvent.click(screen.getByRole('checkbox', { name: /новости/ }));
    await userEvent.click(submitOf());
    expect(forms.sent).toHaveLength(0);
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('checkbox', { name: /новости/ }));
    await userEvent.click(submitOf());
    await screen.findByRole('status');
    expect(forms.sent.map(({ payload }) => payload.consent)).toEqual([
      { mode: 'explicit', version: '2026-11-01', kinds: ['processing'] },
    ]);
  });

  test.each(['refusal', 'no-network'] as const)(
    'everything typed survives a %s, and sending again works',
    async (answer) => {
      const forms = createFakeForms([answer, 'success']);
      show(forms);
      await fillLead(fields);
      await waitFor(() => expect(submitOf().disabled).toBe(false));
      await userEvent.click(submitOf());
      await screen.findByRole('alert');
      const typed = new FormData(document.querySelector('form') ?? undefined);
      for (const field of fields.filter((name) => name !== 'date' && name !== 'time')) {
        expect(typed.get(field)).toBe(visitor[field as keyof typeof visitor]);
      }
      // Days and times are tiles: the button repeats what is chosen.
      if (fields.includes('time')) {
        expect(submitOf().textContent).toMatch(new RegExp(`23\\sноября, ${visitor.time}$`));
      }
      await userEvent.click(submitOf());
      await screen.findByRole('status');
      const [first, second] = forms.sent;
      if (answer === 'no-network') expect(second).toEqual(first);
      else expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    },
  );

  test('a double click sends one lead', async () => {
    const forms = createFakeForms();
    const send = vi.spyOn(forms, 'send');
    show(forms);
    await fillLead(fields);
    await waitFor(() => expect(submitOf().disabled).toBe(false));
    await userEvent.dblClick(submitOf());
    await screen.findByRole('status');
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('links its consent to the privacy policy', () => {
    show(createFakeForms());
    const link = screen.getByRole('link', { name: /^политикой конфиденциальности.*новой.вкладке/ });
    expect(link.getAttribute('href')).toBe('/politika-konfidentsialnosti/');
    // What has been typed must not be left for it.
    expect(link.getAttribute('target')).toBe('_blank');
  });

  test('its window is found by its name and takes words of the trigger', async () => {
    const forms = createFakeForms();
    const { rerender } = render(
      <FormsProvider forms={forms}>
        <FormModal open onClose={() => {}} />
      </FormsProvider>,
    );
    expect(screen.getByRole('dialog', { name: form.words.title }).dataset.modal).toBe(name);
    expect(forms.goals).toEqual([`${name}: form_opened`]);
    rerender(
      <FormsProvider forms={forms}>
        <FormModal open onClose={() => {}} data={{ title: 'Иначе', lead: 'Другими словами' }} />
      </FormsProvider>,
    );
    screen.getByRole('dialog', { name: 'Иначе' });
    screen.getByText('Другими словами');
  });
});

/** One form of each make that the specification wants empty after sending: with an address, with a slot, with a phone alone. */
test.each(['callSpecialist', 'consultationObject', 'showroom'] as const)(
  'the window of %s that is opened again after it was sent is empty',
  async (name) => {
    const { form, FormModal } = await leadForms[name]();
    const forms = createFakeForms();
    const show = (open: boolean) => (
      <FormsProvider forms={forms}>
        <FormModal open={open} onClose={() => {}} data={data} />
      </FormsProvider>
    );
    const { rerender } = render(show(true));
    await fillLead(Object.keys(form.defaults));
    await waitFor(() => expect(submitOf().disabled).toBe(false));
    await userEvent.click(submitOf());
    await screen.findByRole('status');
    rerender(show(false));
    rerender(show(true));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Имя' })).value).toBe('');
    expect(fieldOf('phone').value).toBe('');
  },
);

describe.each(Object.values(examples).map(examplesOf))('$title', ({ examples }) => {
  test.each(examples)('$name renders on the server and hydrates in silence', async (one) => {
    const { unmount } = await expectHydrates(one.element);
    unmount();
  });
});

test('every registered form has its examples', () => {
  expect(Object.keys(examples).filter((path) => path.startsWith('./forms/'))).toHaveLength(
    modules.length,
  );
});
