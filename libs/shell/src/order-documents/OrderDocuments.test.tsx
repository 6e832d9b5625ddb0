// @vitest-environment jsdom
import { demoParticipants } from '@m30/api';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { OrderDocuments } from './OrderDocuments.tsx';
import type { OrderWithDocuments } from './document-rows.ts';

const post = vi.hoisted(() => vi.fn(async () => ({})));
vi.mock('../browser/index.ts', () => ({ browserApi: { post } }));
afterEach(cleanup);

const add = vi.fn();
const onRemoved = vi.fn(async () => {});
const passport = {
  kind: 'passport',
  title: 'Паспорт',
  participant: 0,
  done: true,
  check: 'uploaded' as const,
  fault: null,
};
const scan = {
  ...{ guid: 'a', kind: 'passport', participant: 0 },
  ...{ name: 'скан', src: '/api/files/a', type: 'pdf', size: 1 },
};

function open(files: OrderWithDocuments['files'] = []) {
  const order = { guid: 'g', papers: [passport], participants: demoParticipants, files };
  render(<OrderDocuments order={order} uploads={{ uploads: [], add }} onRemoved={onRemoved} />);
}

const row = async (name: RegExp) => {
  const input = await screen.findByLabelText(name);
  const found = input.closest('li');
  if (!found) throw new Error('the input stands in no row');
  return { input, row: found };
};

it('a file that is not taken is told at its own row, and nowhere else', async () => {
  const user = userEvent.setup({ applyAccept: false });
  open();
  const { input, row: paper } = await row(/: Паспорт, Савельева/);
  await user.upload(input, new File(['MZ'], 'virus.exe'));
  expect(within(paper).getByRole('alert').textContent).toContain(
    'Файл «virus.exe» не\u00a0подходит',
  );
  expect(screen.getAllByText(/virus\.exe/)).toHaveLength(1);
  expect(input.getAttribute('aria-describedby')).toBe(screen.getByText(/^PDF, JPG/).id);
  expect(add).not.toHaveBeenCalled();
});

it('a file that is deleted leaves the focus at its row and is told', async () => {
  open([scan]);
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить файл скан' }));
  expect(post).toHaveBeenCalledWith('Order.DeleteFile', { guid: 'g', file: 'a' });
  await vi.waitFor(() => expect(screen.getByText('Файл удалён: скан')).toBeTruthy());
  expect(onRemoved).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe((await row(/^Добавить ещё/)).input);
});
