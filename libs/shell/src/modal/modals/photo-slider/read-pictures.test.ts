import { describe, expect, it } from 'vitest';
import { readPictures } from './read-pictures.ts';

const yard = { id: 'svetly-yard', width: 1600, height: 1000, alt: 'Двор', colour: '#778689' };

describe('readPictures', () => {
  it('reads pictures with and without their words', () => {
    const short = { id: 'a/b_1', width: 10, height: 20 };
    expect(readPictures(JSON.stringify([{ ...yard, caption: 'Двор в мае' }, short]))).toEqual([
      { ...yard, caption: 'Двор в мае' },
      { ...short, alt: '', colour: 'transparent' },
    ]);
  });

  it.each([undefined, '', '{', 'null', '{}', '"a"'])('reads %j as nothing', (json) => {
    expect(readPictures(json)).toEqual([]);
  });

  it.each([
    { ...yard, id: '../../etc' },
    { ...yard, id: 'a"onerror=' },
    { ...yard, id: 7 },
    { ...yard, width: 0 },
    { ...yard, height: '1000' },
    null,
    'svetly-yard',
  ])('leaves %j out', (picture) => {
    expect(readPictures(JSON.stringify([picture, yard]))).toEqual([yard]);
  });
});
