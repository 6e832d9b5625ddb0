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
