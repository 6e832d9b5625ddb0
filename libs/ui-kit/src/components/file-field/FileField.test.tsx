// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkFile } from './check-file.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

afterEach(cleanup);

const pdf = new File(['12345'], 'паспорт.pdf', { type: 'application/pdf', lastModified: 1 });
const exe = new File(['12345'], 'вирус.exe', { lastModified: 1 });

const show = (props: Partial<FileFieldProps> = {}) => {
  const onFilesChange = vi.fn();
  const field = (more: Partial<FileFieldProps> = {}) => (
    <FileField label="Паспорт" accept=".pdf" multiple {...{ onFilesChange }} {...props} {...more} />
  );
  const { rerender } = render(field());
  const input = screen.getByLabelText<HTMLInputElement>('Паспорт');
  return { input, onFilesChange, change: (more: Partial<FileFieldProps>) => rerender(field(more)) };
};

describe('FileField', () => {
  it('lists what is chosen, and takes it back', async () => {
    const { input, onFilesChange } = show();
    await userEvent.upload(input, pdf);
    expect(screen.getByRole('listitem').textContent).toContain('паспорт.pdf5\u00a0Б');
    await userEvent.click(screen.getByRole('button', { name: 'Убрать файл паспорт.pdf' }));
    expect(onFilesChange.mock.calls).toEqual([[[pdf]], [[]]]);
    expect(document.activeElement).toBe(input);
  });

  it('takes what is dropped on it and says what it refuses', () => {
    const { input, onFilesChange } = show();
    const place = input.parentElement;
    if (!place) throw new Error('There is no place to drop on');
    fireEvent.drop(place, { dataTransfer: { files: [pdf, exe] } });
    expect(onFilesChange).toHaveBeenLastCalledWith([pdf]);
    expect(screen.getByRole('alert').textContent).toBe(
      'Файл «вирус.exe» не\u00a0подходит: нужен PDF',
    );
  });

  it('takes nothing while it is disabled', () => {
    const { input, onFilesChange } = show({ disabled: true });
    fireEvent.drop(input, { dataTransfer: { files: [pdf] } });
    expect(onFilesChange).not.toHaveBeenCalled();
  });

  it('keeps the last one where only one is wanted', async () => {
    const other = new File(['1'], 'справка.pdf', { type: 'application/pdf' });
    const { input, onFilesChange } = show({ multiple: false });
    await userEvent.upload(input, pdf);
    await userEvent.upload(input, other);
    expect(onFilesChange).toHaveBeenLastCalledWith([other]);
  });

  it('shows how much is sent', async () => {
    const { input, change } = show();
    await userEvent.upload(input, pdf);
    change({ progress: { 'паспорт.pdf': 0.42 } });
    const bar = screen.getByRole('progressbar', { name: 'Отправка файла паспорт.pdf' });
    expect(bar).toHaveProperty('value', 0.42);
    expect(screen.getByText('42 %')).toBeTruthy();
  });
});

describe('checkFile', () => {
  it.each([
    ['a.PDF', '', 1, { accept: '.pdf' }, null],
    ['a.jpg', 'image/jpeg', 1, { accept: 'image/*' }, null],
    ['a.pdf', 'application/pdf', 1, { accept: 'application/pdf' }, null],
    ['a.txt', 'text/plain', 1, {}, null],
    ['a.txt', 'text/plain', 0, {}, 'Файл «a.txt» пуст'],
    ['a.txt', '', 1, { accept: '.pdf, .jpg' }, 'Файл «a.txt» не\u00a0подходит: нужен PDF, JPG'],
    ['a.txt', '', 2048, { maxSize: 1024 }, 'Файл «a.txt» больше 1\u00a0КБ'],
    ['a.txt', '', 1024, { maxSize: 1024 }, null],
  ])('%s of type %j and %i bytes within %j: %j', (name, type, size, limits, words) => {
    expect(checkFile({ name, type, size }, limits)).toBe(words);
  });
});
