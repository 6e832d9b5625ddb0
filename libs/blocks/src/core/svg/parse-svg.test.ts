import { hostileHtml } from '@m30/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { parseSvg } from './parse-svg.ts';

const drawn = (inside: string) =>
  parseSvg(`<svg viewBox="0 0 10 10">${inside}</svg>`)?.shapes ?? [];

describe('parseSvg', () => {
  it('keeps shapes, words and colours', () => {
    expect(
      parseSvg(
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0 40 20"><g fill="var(--m30-axis)" stroke-width="2"><path d="M0 0h10v5.5z"/></g><text x="3">Двор <tspan>1</tspan></text></svg>',
      ),
    ).toEqual({
      viewBox: '0 0 40 20',
      shapes: [
        {
          tag: 'g',
          attributes: { fill: 'var(--m30-axis)', strokeWidth: '2' },
          children: [{ tag: 'path', attributes: { d: 'M0 0h10v5.5z' } }],
        },
        {
          tag: 'text',
          attributes: { x: '3' },
          children: ['Двор ', { tag: 'tspan', children: ['1'] }],
        },
      ],
    });
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['<style>*{fill:url(//evil.example)}</style>'],
    ['<foreignObject><p>x</p></foreignObject>'],
    ['<use href="#a"/>'],
    ['<image href="https://evil.example/x.png"/>'],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['<animate attributeName="href" values="javascript:alert(1)"/>'],
    ['<title><img src=x onerror=alert(1)></title>'],
  ])('drops %s', (inside) => {
    expect(drawn(inside)).toEqual([]);
  });

  it.each([
    'onload="alert(1)"',
    'style="fill:red"',
    'class="a"',
    'id="b"',
    'fill="url(#a)"',
    'href="/x"',
  ])('drops the attribute %s', (attribute) => {
    expect(drawn(`<path ${attribute}/>`)).toEqual([{ tag: 'path' }]);
  });

  it.each([
    '',
    '<p>x</p>',
    '<svg></svg>',
    '<svg viewBox="0 0 10 10"></svg>',
    '<svg viewBox="a"><path/></svg>',
  ])('finds no drawing in «%s»', (markup) => {
    expect(parseSvg(markup)).toBeNull();
  });

  it.each(hostileHtml)('has nothing but shapes of %s', (payload) => {
    const json = JSON.stringify(drawn(`<text>x</text>${payload}<path/>`));
    expect(json).not.toMatch(/"tag":"(?!g"|path"|text"|tspan"|rect")|href|"on[a-z]+"|style/);
  });
});
