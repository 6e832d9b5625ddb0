// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { installDialog } from '../../testing/index.ts';
import { AlertDialog } from './AlertDialog.tsx';

beforeAll(installDialog);
afterEach(cleanup);

const onClose = vi.fn();
const setup = () => {
  onClose.mockClear();
  render(
    <AlertDialog open onClose={onClose}>
      Введите правильную дату
    </AlertDialog>,
  );
  return screen.getByRole('alertdialog', {
    name: 'Обратите внимание',
    description: 'Введите правильную дату',
  });
};

describe('AlertDialog', () => {
  it('waits with the focus on its button', async () => {
    setup();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ок' }));
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes by a press beside it', () => {
    const dialog = setup();
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
