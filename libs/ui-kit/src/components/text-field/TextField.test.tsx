// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

describe('TextField', () => {
  it('is described by its hint and by its error', () => {
    render(<TextField label="Телефон" hint="Позвоним сегодня" error="Введите номер полностью" />);
    const input = screen.getByRole('textbox', {
      name: 'Телефон',
      description: 'Позвоним сегодня Введите номер полностью',
    });
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps a description given from outside', () => {
    render(
      <>
        <TextField label="Код" aria-describedby="timer" />
        <p id="timer">Повторная отправка через 0:43</p>
      </>,
    );
    expect(screen.getByRole('textbox', { description: /Повторная отправка/ })).toBeTruthy();
  });

  it('hands the input to a masking library', () => {
    const input = createRef<HTMLInputElement>();
    render(<TextField label="Телефон" inputRef={input} />);
    expect(input.current).toBe(screen.getByRole('textbox'));
  });
});
