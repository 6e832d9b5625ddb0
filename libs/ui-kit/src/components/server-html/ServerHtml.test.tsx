// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostileHtml } from '../../testing/index.ts';
import { allowedTags } from './html-tree.ts';
import { ServerHtml } from './ServerHtml.tsx';

afterEach(cleanup);

const shown = (html: string) => {
  const { container, unmount } = render(<ServerHtml html={html} />);
  const markup = container.firstElementChild?.innerHTML;
  unmount();
  return markup;
};

/** The server's markup as a browser reads it, without React's marks between texts. */
const fromServer = (html: string) => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<ServerHtml html={html} />).replaceAll('<!-- -->', '');
  return place.firstElementChild?.innerHTML;
};

describe('ServerHtml', () => {
  it.each([
    ['<p>Спасибо, <b>Анна</b>.</p>', '<p>Спасибо, <b>Анна</b>.</p>'],
    ['просто слова', 'просто слова'],
    ['', ''],
    [
      '<h2>Готово</h2><ul> <li>раз <li>два</ul>',
      '<h3>Готово</h3><ul><li>раз </li><li>два</li></ul>',
    ],
    ['<div class="x"><p style="color:red">a<br/>b</p></div>', '<p>a<br>b</p>'],
    ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p><b>a<ul><li>b', '<p><b>a</b></p><ul><li>b</li></ul>'],
    ['<li>a</li>', 'a'],
    ['<ul><li><b>a</ul>b</b>', '<ul><li><b>a</b></li></ul>b'],
    ['<A HREF=/lk/ >a</A>', '<a href="/lk/">a</a>'],
    ['<a href="tel:+78123303030" target="_top">a</a>', '<a href="tel:+78123303030">a</a>'],
    [
      '<a href="mailto:a@b.ru?subject=1&amp;x=2">a</a>',
      '<a href="mailto:a@b.ru?subject=1&amp;x=2">a</a>',
    ],
    [
      '<a href="https://a.example/b">a</a>',
      '<a href="https://a.example/b" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    [
      "<a href='//a.example'>a</a>",
      '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<a href="/a">a<a href="/b">b</a>', '<a href="/a">a</a><a href="/b">b</a>'],
    ['<a name=x>a</a>', 'a'],
    ['<a href="/x" href="javascript:1">a</a>', '<a href="/x">a</a>'],
    [
      'a < b &lt;b&gt; &laquo;в&raquo; &#8470;&#x31; &unknown;',
      'a &lt; b &lt;b&gt; «в» №1 &amp;unknown;',
    ],
    ['a<!-- secret --><!doctype html><?php x ?></ x>b', 'ab'],
    ['a<!-- secret', 'a'],
    ['a<b title="', 'a'],
    ['<p></p><p> <b></b>a</p>', '<p> a</p>'],
    ['<form action="//evil"><button formaction="//evil">a</button></form>', 'a'],
    ['<svg><a href="/x">a</a></svg>b', 'b'],
    ['a\r\nb&#13;c\0\ud800', 'a\nb\nc\ufffd'],
  ])('%j is shown as %j', (html, markup) => {
    expect(shown(html)).toBe(markup);
    expect(fromServer(html)).toBe(markup);
  });

  it('keeps the words of markup that is nested beyond reason, and reads it in time', () => {
    const deep = '<b>'.repeat(20_000) + 'глубоко' + '<a href="/x'.repeat(20_000);
    expect(shown(deep)).toMatch(/^(<b>){24}глубоко(<\/b>){24}$/);
  });
});

describe('hostile markup', () => {
  it('is a table worth the name', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(60);
  });

  it.each(hostileHtml)('%j does no harm', (payload) => {
    expectHarmless(payload);
  });

  it('does no harm in any mixture, and server and browser agree on it', () => {
    const silent = vi.spyOn(console, 'error');
    const names = [...allowedTags, 'h1', 'div', 'script', 'svg', 'template', 'table', 'td', 'x-y'];
    const piece = fc.oneof(
      fc.constantFrom(...names).map((tag) => `<${tag}>`),
      fc.constantFrom(...names).map((tag) => `</${tag}>`),
      fc.constantFrom('/a', 'https://b.example', 'javascript:1').map((to) => `<a href="${to}">`),
      fc.constantFrom('текст', ' ', '&amp;', '&lt;b>', '\r\n', '&#13;', '\0', '<!--', '-->', '"'),
      fc.constantFrom(...hostileHtml),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => expectHarmless(pieces.join(''))),
      { numRuns: 400 },
    );
    // React speaks up when elements nest as HTML does not allow.
    expect(silent).not.toHaveBeenCalled();
  });
});

function expectHarmless(html: string) {
  const { container, unmount } = render(<ServerHtml html={html} />);
  for (const element of container.querySelectorAll('div > div *')) {
    expect(allowedTags).toContain(element.localName);
    expect(['href', 'target', 'rel']).toEqual(expect.arrayContaining(element.getAttributeNames()));
    const href = element.getAttribute('href');
    if (href === null) continue;
    const { protocol } = new URL(href, 'https://site.example');
    expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
  }
  expect(fromServer(html)).toBe(container.firstElementChild?.innerHTML);
  unmount();
}
