// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { installDialog } from '../../testing/index.ts';
import { GlobalAlert, useGlobalAlert } from './GlobalAlert.tsx';

beforeAll(installDialog);
afterEach(cleanup);

function Sender() {
  const show = useGlobalAlert();
  const send = () => {
    show({ content: <b>Заявка отправлена</b> });
    show({ title: 'Нет связи', content: 'Попробуйте позже' });
  };
  return <button onClick={send}>Отправить</button>;
}

describe('GlobalAlert', () => {
  it('shows its messages one after another and gives the focus back', async () => {
    render(
      <GlobalAlert>
        <Sender />
      </GlobalAlert>,
    );
    const button = screen.getByRole('button', { name: 'Отправить' });
    await userEvent.click(button);
    const first = screen.getByRole('alertdialog', { name: 'Обратите внимание' });
    expect(first.querySelector('b')?.textContent).toBe('Заявка отправлена');
    await userEvent.click(screen.getByRole('button', { name: 'Ок' }));
    expect(screen.getByRole('alertdialog', { name: 'Нет связи' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ок' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('shows HTML of a server without what could run', async () => {
    function Answer() {
      const show = useGlobalAlert();
      const html = '<p onclick="x()">Спасибо, <b>Анна</b><img src=x onerror=alert(1)></p>';
      return <button onClick={() => show({ html })}>Отправить</button>;
    }
    render(
      <GlobalAlert>
        <Answer />
      </GlobalAlert>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    const name = (await screen.findByText('Анна')).parentElement;
    expect(name?.outerHTML).toBe('<p>Спасибо, <b>Анна</b></p>');
    expect(screen.getByRole('alertdialog').textContent).toContain('Спасибо, Анна');
  });

  it('says what is missing around its hook', () => {
    expect(() => render(<Sender />)).toThrow(/<GlobalAlert>/);
  });
});
