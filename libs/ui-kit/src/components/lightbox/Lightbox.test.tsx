// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { installDialog } from '../../testing/index.ts';
import { pictures } from '../../testing/pictures.ts';
import { installSliderPlatform } from '../../testing/slider-platform.ts';
import { Lightbox } from './Lightbox.tsx';

beforeAll(() => {
  installDialog();
  installSliderPlatform();
});
afterEach(cleanup);

function Page() {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <button onClick={() => setAt(1)}>Смотреть</button>
      <Lightbox label="Дом" pictures={pictures} at={at} onClose={() => setAt(null)} />
    </>
  );
}

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Смотреть' }));
  return screen.getByRole('dialog', { name: 'Дом' });
};

describe('Lightbox', () => {
  it('opens at the asked picture with its caption, the focus on the row', async () => {
    render(<Page />);
    await openIt();
    await screen.findByText('2 / 4');
    expect(screen.getByText('Двор без машин')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Дом' }));
  });

  it('turns by arrow keys and says the new caption', async () => {
    render(<Page />);
    await openIt();
    await screen.findByText('2 / 4');
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText('Набережная');
  });

  it('closes by Escape and gives the focus back', async () => {
    render(<Page />);
    const dialog = await openIt();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Смотреть' }));
  });

  it('closes by its cross', async () => {
    render(<Page />);
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByText('Двор без машин')).toBeNull();
  });
});
