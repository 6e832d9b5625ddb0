// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { installDialog } from '../../testing/index.ts';
import { Sheet } from './Sheet.tsx';

beforeAll(installDialog);
afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Фильтры</button>
      <Sheet name="filters" title="Все фильтры" open={open} onClose={() => setOpen(false)}>
        <input aria-label="Цена" />
      </Sheet>
    </>
  );
}

const setup = async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Фильтры' }));
  return screen.getByRole('dialog', { name: 'Все фильтры' });
};

describe('Sheet', () => {
  it('opens as a modal dialog with the focus on its heading', async () => {
    expect(await setup()).toHaveProperty('open', true);
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it.each([
    ['its cross', () => fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))],
    ['Escape', (sheet: HTMLElement) => fireEvent(sheet, new Event('cancel'))],
    [
      'a press beside it',
      (sheet: HTMLElement) => {
        fireEvent.mouseDown(sheet);
        fireEvent.click(sheet);
      },
    ],
  ])('closes by %s and gives the focus back', async (_, close) => {
    close(await setup());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByLabelText('Цена')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Фильтры' }));
  });
});
