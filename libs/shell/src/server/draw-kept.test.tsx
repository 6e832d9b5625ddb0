import { expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { KeptMarkup, MarkupContext } from '../kept/index.ts';
import { drawKept } from './draw-kept.ts';
import { marked } from './marked-markup.ts';

const Name = vi.fn(({ name }: { name: string }) => (
  <p>
    Дом {name} & <b>двор</b>
  </p>
));

/** A document's text, drawn with what is kept. */
function drawn(page: ReactNode): string {
  const marks = marked();
  const html = renderToString(<MarkupContext value={marks}>{page}</MarkupContext>);
  return new TextDecoder().decode(marks.encode(html));
}

test('the markup is that of React, and drawn once', () => {
  Name.mockClear();
  const list = (
    <ul>
      {['Канал', 'Канал'].map((name, at) => (
        <KeptMarkup key={at} as="li" of={() => `name ${name}`} data-at={at}>
          <Name name={name} />
        </KeptMarkup>
      ))}
    </ul>
  );
  const plain = renderToString(list);
  expect(Name).toHaveBeenCalledTimes(2);
  expect(drawn(list)).toBe(plain);
  expect(Name).toHaveBeenCalledTimes(3);
});

test('what has no key is drawn each time', () => {
  Name.mockClear();
  const item = (
    <KeptMarkup as="div" of={null}>
      <Name name="Гавань" />
    </KeptMarkup>
  );
  expect(drawn(item)).toBe(drawn(item));
  expect(Name).toHaveBeenCalledTimes(2);
});

test('what was used longest ago makes room', () => {
  const draw = vi.fn(() => 'я'.repeat(400_000));
  const Long = () => draw();
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) drawKept(key, <Long />);
  // The fourth drove out the second.
  expect(draw).toHaveBeenCalledTimes(5);
});
