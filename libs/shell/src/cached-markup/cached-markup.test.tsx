import { createContext, use, useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CachedMarkup, RenderCachedContext } from './index.ts';
import { cachedRendering } from './render-cached.ts';

const Name = vi.fn(({ name }: { name: string }) => (
  <p>
    Дом {name} & <b>двор</b>
  </p>
));

/** Renders documents that share a store. */
function open() {
  const renderCached = cachedRendering(new Map());
  return (page: ReactNode) =>
    renderToString(<RenderCachedContext value={renderCached}>{page}</RenderCachedContext>);
}

const card = (name: string, content: ReactNode) => (
  <CachedMarkup as="article" cacheKey={['card', name]} data-name={name}>
    {() => content}
  </CachedMarkup>
);

test('the markup is that of plain React, and rendered once', () => {
  Name.mockClear();
  const page = (
    <div>
      {card('Канал', <Name name="Канал" />)}
      {card('Гавань', <Name name="Гавань" />)}
      {card('Канал', <Name name="Канал" />)}
    </div>
  );
  const plain = renderToString(page);
  expect(Name).toHaveBeenCalledTimes(3);
  const render = open();
  expect(render(page)).toBe(plain);
  expect(render(page)).toBe(plain);
  expect(Name).toHaveBeenCalledTimes(5);
});

test('what has no key is rendered each time', () => {
  Name.mockClear();
  const render = open();
  const own = (
    <CachedMarkup as="nav" cacheKey={null}>
      {() => <Name name="Гавань" />}
    </CachedMarkup>
  );
  expect(render(own)).toBe(render(own));
  expect(Name).toHaveBeenCalledTimes(2);
});

test('nothing of a visitor gets into markup that others are shown', () => {
  const VisitorContext = createContext('somebody');
  const Greeting = () => <p>{use(VisitorContext)}</p>;
  const render = open();
  for (const visitor of ['Анна', 'Борис']) {
    const html = render(
      <VisitorContext value={visitor}>{card('Канал', <Greeting />)}</VisitorContext>,
    );
    expect(html).toContain('<p>somebody</p>');
  }
});

const Field = () => {
  const id = useId();
  return <input id={id} />;
};

test('ids of React are refused: they would be other ones in a document', () => {
  const render = open();
  expect(() => render(card('Канал', <Field />))).toThrow(
    'cached markup with useId: ["card","Канал"]',
  );
});

test.each([
  ['a picture that the document preloads', <img key="plan" src="/plan.svg" alt="План" />],
  ['a title for the head', <title key="title">Лот</title>],
])('content with %s stays as the document renders it', (_, content) => {
  const page = (
    <main>
      <Field />
      {card('Канал', content)}
    </main>
  );
  const plain = renderToString(page);
  const render = open();
  expect(render(page)).toBe(plain);
  expect(render(page)).toBe(plain);
});
