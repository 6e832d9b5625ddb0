// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { installDialog } from '../../testing/index.ts';
import { Modal } from './Modal.tsx';

beforeAll(installDialog);
afterEach(cleanup);

function Page({ removed = false }: { removed?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Позвонить</button>
      {(open || !removed) && (
        <Modal name="call" title="Заказать звонок" open={open} onClose={close}>
          <input aria-label="Имя" />
        </Modal>
      )}
    </>
  );
}

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Позвонить' }));
  return screen.getByRole('dialog', { name: 'Заказать звонок' });
};

describe('Modal', () => {
  it('opens as a modal dialog with the focus on its heading', async () => {
    render(<Page />);
    const dialog = await openIt();
    expect(dialog).toHaveProperty('open', true);
    expect(dialog.getAttribute('data-modal')).toBe('call');
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('closes by its cross and renders nothing inside any more', async () => {
    render(<Page />);
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByLabelText('Имя')).toBeNull();
  });

  it('closes when the browser cancels it, and not when a file input inside does', async () => {
    render(<Page />);
    const dialog = await openIt();
    fireEvent(screen.getByLabelText('Имя'), new Event('cancel', { bubbles: true }));
    expect(dialog).toHaveProperty('open', true);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(dialog).toHaveProperty('open', false);
  });

  it('closes by a press beside the window, not by a drag that ends there', async () => {
    render(<Page />);
    const dialog = await openIt();
    fireEvent.mouseDown(screen.getByLabelText('Имя'));
    fireEvent.click(dialog);
    expect(dialog).toHaveProperty('open', true);
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(dialog).toHaveProperty('open', false);
  });

  it('stays open when effects run twice, and tells its owner once when the platform closes it', async () => {
    const onClose = vi.fn();
    render(
      <StrictMode>
        <Modal name="call" title="Заказать звонок" open onClose={onClose}>
          {null}
        </Modal>
      </StrictMode>,
    );
    const closeEventsArrive = () => act(() => Promise.resolve());
    await closeEventsArrive();
    expect(onClose).not.toHaveBeenCalled();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    expect(dialog.open).toBe(true);
    dialog.close();
    await closeEventsArrive();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([false, true])(
    'gives the focus back to its opener (removed at once: %s)',
    async (removed) => {
      render(<Page removed={removed} />);
      await openIt();
      await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Позвонить' }));
    },
  );
});
