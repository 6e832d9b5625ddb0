// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { giveWay } from './give-way.ts';

afterEach(() => document.body.replaceChildren());

/** The guide over a page whose elements lie beneath it, the topmost first; jsdom has no layout. */
function isAside(page: string): boolean {
  document.body.innerHTML = `${page}<button data-layer="guide"></button>`;
  const guide = document.querySelector('[data-layer=guide]') as HTMLElement;
  const beneath = [...document.querySelectorAll('[data-beneath]')];
  document.elementsFromPoint = vi.fn(() => [guide, ...beneath, document.body]);
  giveWay();
  return guide.hasAttribute('data-aside');
}

describe('the layer in the corner', () => {
  it.each([
    ['a paragraph', '<p data-beneath></p>', false],
    ['a button', '<button data-beneath></button>', true],
    ['the icon of a button', '<button><svg data-beneath></svg></button>', true],
    ['the words of a form', '<form><p data-beneath></p></form>', true],
    ['the heading of the page', '<h1 data-beneath></h1>', true],
    [
      'a layer over a button',
      '<section data-layer="notice" data-beneath></section><button data-beneath></button>',
      false,
    ],
  ])('over %s', (_what, page, aside) => {
    expect(isAside(page)).toBe(aside);
  });

  it('comes back', () => {
    expect(isAside('<button data-beneath></button>')).toBe(true);
    document.elementsFromPoint = () => [document.body];
    giveWay();
    expect(document.querySelector('[data-aside]')).toBeNull();
  });
});

/** The call card over a page, with the boxes that a browser would lay out: `left top width height`. */
function isCallAside(page: string): boolean {
  document.body.innerHTML = `${page}<section data-layer="call" data-box="880 200 384 496"><button>Жду звонка</button></section>`;
  for (const element of document.querySelectorAll<HTMLElement>('[data-box]')) {
    const [x, y, width, height] = (element.dataset['box'] ?? '').split(' ').map(Number);
    element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  }
  document.querySelector<HTMLElement>('[data-focused], [data-layer] button')?.focus();
  giveWay();
  return document.querySelector('[data-layer=call]')?.hasAttribute('data-aside') ?? false;
}

describe('the call card', () => {
  it.each([
    ['of its own', '', false],
    ['beside it', '<a href="/" data-focused data-box="20 300 400 300"></a>', false],
    ['wholly beneath it', '<a href="/" data-focused data-box="900 300 200 40"></a>', true],
    ['partly beneath it', '<a href="/" data-focused data-box="700 300 300 300"></a>', true],
    [
      'that its label draws',
      '<label data-box="900 300 200 40"><input data-focused data-box="0 0 1 1"></label>',
      true,
    ],
    ['larger than it', '<main tabindex="0" data-focused data-box="0 100 1280 4000"></main>', false],
  ])('over a focus %s', (_what, page, aside) => {
    expect(isCallAside(page)).toBe(aside);
  });
});
