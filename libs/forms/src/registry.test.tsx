// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { examplesOf, expectAccessible, expectHydrates, installDialog } from '@m30/ui-kit/testing';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FormsProvider } from './react/FormsProvider.tsx';
import { leadForms } from './registry.ts';
import { createFakeForms } from './testing/fake-forms.ts';

beforeAll(installDialog);
afterEach(cleanup);

const modules = await Promise.all(
  Object.entries(leadForms).map(async ([name, load]) => [name, await load()] as const),
);
const examples = import.meta.glob('./**/*.examples.tsx', { eager: true });

describe.each(modules)('%s', (name, { form, Form, FormModal }) => {
  test('is registered under its own name', () => {
    expect(form.name).toBe(name);
  });

  test('an empty submit ends in an answer: a confirmation, or an error beside a field', async () => {
    render(
      <FormsProvider forms={createFakeForms()}>
        <Form />
      </FormsProvider>,
    );
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() =>
      expect(document.querySelector('[role="status"], [aria-invalid="true"]')).not.toBeNull(),
    );
  });

  test('its window is found by its name and is accessible', async () => {
    const { container } = render(
      <FormsProvider forms={createFakeForms()}>
        <FormModal open onClose={() => {}} />
      </FormsProvider>,
    );
    expect(screen.getByRole('dialog').dataset.modal).toBe(name);
    await expectAccessible(container);
  });
});

describe.each(Object.values(examples).map(examplesOf))('$title', ({ examples }) => {
  test.each(examples)(
    '$name renders on the server, hydrates in silence, is accessible',
    async (one) => {
      const { container, unmount } = await expectHydrates(one.element);
      await expectAccessible(container);
      unmount();
    },
  );
});

test('every registered form has its examples', () => {
  expect(Object.keys(examples).filter((path) => path.startsWith('./forms/'))).toHaveLength(
    modules.length,
  );
});
