// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { installDialog } from '../../testing/index.ts';
import { pictures } from '../../testing/pictures.ts';
import { installSliderPlatform } from '../../testing/slider-platform.ts';
import { Gallery } from './Gallery.tsx';

beforeAll(() => {
  installDialog();
  installSliderPlatform();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const gallery = <Gallery label="Дом" pictures={pictures} />;

describe('Gallery', () => {
  it('links to the files without script', () => {
    expect(renderToString(gallery)).toContain('href="/media/kanal-3-1600.webp"');
  });

  it('counts «1 / 4» and goes on', async () => {
    render(gallery);
    await userEvent.click(await screen.findByRole('button', { name: 'Следующий слайд' }));
    await screen.findByText('2 / 4');
  });

  it('has its pictures 32 px apart', () => {
    const { container } = render(gallery);
    const slider = container.querySelector<HTMLElement>('[aria-roledescription="карусель"]');
    expect(slider?.style.getPropertyValue('--m30-slider-gap')).toBe('32px');
  });

  it('opens a picture over the screen and comes back', async () => {
    render(gallery);
    await screen.findByRole('button', { name: 'Следующий слайд' });
    const [first] = screen.getAllByRole('link');
    await userEvent.click(first ?? document.body);
    const dialog = screen.getByRole('dialog', { name: 'Дом' });
    await within(dialog).findByText('1 / 4');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(document.activeElement).toBe(first);
  });

  it('measures the slider 100 ms after the last picture has loaded', async () => {
    render(gallery);
    await screen.findByRole('button', { name: 'Следующий слайд' });
    const measured = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    vi.useFakeTimers();
    const [first, second] = screen.getAllByRole('img');
    fireEvent.load(first ?? document.body);
    vi.advanceTimersByTime(60);
    fireEvent.load(second ?? document.body);
    vi.advanceTimersByTime(99);
    expect(measured).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(measured).toHaveBeenCalled();
  });
});
