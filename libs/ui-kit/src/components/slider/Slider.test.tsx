// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { installSliderPlatform } from '../../testing/slider-platform.ts';
import { Slider } from './Slider.tsx';
import { SliderControls } from './SliderControls.tsx';

beforeAll(installSliderPlatform);
afterEach(cleanup);

const five = ['Мария', 'Олег', 'Ирина', 'Тимур', 'Анна'].map((name) => <p key={name}>{name}</p>);
const next = () => screen.findByRole('button', { name: 'Следующий слайд' });
const previous = () => screen.findByRole('button', { name: 'Предыдущий слайд' });

describe('Slider', () => {
  it('has every slide and no button on the server', () => {
    const html = renderToString(<Slider label="Отзывы">{five}</Slider>);
    expect(html).toContain('Анна');
    expect(html).not.toContain('<button');
  });

  it('moves by its buttons and stays at the ends', async () => {
    const onMove = vi.fn();
    render(
      <Slider label="Отзывы" counter onMove={onMove}>
        {five}
      </Slider>,
    );
    expect((await previous()).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(await next());
    await screen.findByText('2 / 5');
    expect(onMove).toHaveBeenLastCalledWith(1);
    await userEvent.click(await previous());
    await screen.findByText('1 / 5');
    await userEvent.click(await previous());
    expect(screen.getByText('1 / 5')).toBeTruthy();
  });

  it('turns by the engine of its host, and stays a row that is scrolled without one', async () => {
    const engine = vi.fn(() => import('keen-slider'));
    const { unmount } = render(
      <Slider label="Отзывы" engine={engine}>
        {five}
      </Slider>,
    );
    await next();
    expect(engine).toHaveBeenCalledOnce();
    unmount();
    render(
      <Slider label="Отзывы" engine={null}>
        {five}
      </Slider>,
    );
    const soon = { timeout: 300 };
    await expect(screen.findByRole('button', {}, soon)).rejects.toThrow();
  });

  it('is turned by arrow keys, Home and End', async () => {
    render(<Slider label="Отзывы">{five}</Slider>);
    await next();
    const row = screen.getByRole('list', { name: 'Отзывы' });
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText('Слайд 2 из 5');
    await userEvent.keyboard('{End}');
    await screen.findByText('Слайд 5 из 5');
    expect((await next()).getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Home}');
    await screen.findByText('Слайд 1 из 5');
  });

  it('leaves arrow keys to a field inside', async () => {
    render(
      <Slider label="Вопросы">
        <input key="a" aria-label="Ответ" />
        <p key="b">Дальше</p>
      </Slider>,
    );
    await next();
    fireEvent.keyDown(screen.getByLabelText('Ответ'), { key: 'ArrowRight' });
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.getByText('Слайд 1 из 2')).toBeTruthy();
  });

  it('begins where it is told to', async () => {
    render(
      <Slider label="Отзывы" start={2}>
        {five}
      </Slider>,
    );
    await screen.findByText('Слайд 3 из 5');
  });

  it('keeps what is out of sight away from the keyboard', async () => {
    render(<Slider label="Отзывы">{five}</Slider>);
    await next();
    const slides = screen.getByRole('list', { name: 'Отзывы' }).children;
    expect([...slides].map((slide) => slide instanceof HTMLElement && slide.inert)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});

it.each([
  [0, 4, '1 / 5', 'Слайд 1 из 5'],
  [4, 4, '5 / 5', 'Слайд 5 из 5'],
  [0, 2, '1–3 / 5', 'Слайды 1–3 из 5'],
  [2, 2, '3–5 / 5', 'Слайды 3–5 из 5'],
])('at %i of %i the counter tells all that is in sight: «%s»', (index, last, seen, spoken) => {
  render(<SliderControls total={5} counter place={{ index, last }} onStep={() => {}} />);
  expect(screen.getByText(seen)).toBeTruthy();
  expect(screen.getByText(spoken)).toBeTruthy();
});
