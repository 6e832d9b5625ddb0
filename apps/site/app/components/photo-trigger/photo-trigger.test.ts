import { expect, test } from 'vitest';
import { photoGroup } from './photo-trigger.ts';

test('a picture says what its caption says, and nothing that the window does not read', () => {
  const size = { width: 1280, height: 800 };
  const colour = '#898583';
  const group = photoGroup('Дом', [
    { id: 'yard', alt: 'Двор', preview: 'data:image/bmp;base64,Qk0=', colour, ...size },
    { id: 'hall', alt: 'Вестибюль', caption: 'Вестибюль вечером', colour, ...size },
  ]);
  expect(group).toMatchObject({ 'data-title': 'Дом' });
  expect(JSON.parse(group['data-pictures'])).toEqual([
    { id: 'yard', caption: 'Двор', ...size },
    { id: 'hall', caption: 'Вестибюль вечером', ...size },
  ]);
});
