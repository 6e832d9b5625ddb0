// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { CompanyStartSchema } from '../../../contract/content/company/company.schema.ts';
import type { FieldOfShape } from '../../components/shape/shape.ts';
import { SetUp } from './SetUp.tsx';
import type { CompanyDraft } from './useCompany.ts';

afterEach(cleanup);

const consents: FieldOfShape = {
  ...{ key: 'law', title: 'Согласия', required: false },
  shape: {
    kind: 'group',
    fields: [
      {
        ...{ key: 'explicit', title: 'Спрашивать каждое согласие галочкой', required: false },
        shape: { kind: 'flag' },
      },
    ],
  },
};

function atConsents() {
  const start = vi.fn<CompanyDraft['start']>().mockResolvedValue(null);
  const draft = { steps: [consents], mistakes: [], trouble: '', saving: false, start };
  render(<SetUp draft={draft as unknown as CompanyDraft} />);
  return start;
}

const box = () => screen.getByRole('checkbox', { name: 'Спрашивать каждое согласие галочкой' });
const finish = () => userEvent.click(screen.getByRole('button', { name: 'Настроить сайт' }));

test('a new company asks for each consent by a box, unless it decides otherwise', async () => {
  const start = atConsents();
  expect((box() as HTMLInputElement).checked).toBe(true);
  await finish();
  expect(start).toHaveBeenLastCalledWith({ law: { explicit: true } });
  await userEvent.click(box());
  await finish();
  expect(start).toHaveBeenLastCalledWith({ law: { explicit: false } });
});

test('what it begins with is what the set-up takes', async () => {
  const start = atConsents();
  await finish();
  const { law } = CompanyStartSchema.entries;
  const [body] = start.mock.calls[0] ?? [];
  expect(v.is(law, (body as { law: unknown }).law)).toBe(true);
});
