// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { copyNumbers } from './copy-numbers.ts';

const OWN = '+7 (812) 330-30-30';
const TRACKED = '+7 (495) 000-11-22';
const SALES = '+7 (812) 330-30-31';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const hrefOf = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
const settled = () => new Promise((resolve) => setTimeout(resolve));

function draw(phone: string, markup = phone): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = hrefOf(phone);
  link.innerHTML = markup;
  document.body.append(link);
  return link;
}

function track(link: HTMLAnchorElement) {
  link.href = hrefOf(TRACKED);
  link.textContent = TRACKED;
}

const shown = (link: HTMLAnchorElement) => [link.getAttribute('href'), link.textContent];

test('a number drawn later is the one that the tracker wrote over the same number before', async () => {
  const header = draw(OWN);
  stop = copyNumbers();
  track(header);
  await settled();
  const later = draw(OWN);
  const icon = draw(OWN, '<svg></svg>');
  await settled();
  expect(shown(later)).toEqual([hrefOf(TRACKED), TRACKED]);
  expect(shown(icon)).toEqual([hrefOf(TRACKED), '']);
  expect(icon.innerHTML).toBe('<svg></svg>');
});

test('numbers that the tracker left alone stay', async () => {
  const header = draw(OWN);
  stop = copyNumbers();
  track(header);
  await settled();
  const manager = draw(SALES);
  await settled();
  expect(shown(manager)).toEqual([hrefOf(SALES), SALES]);
});

test('without a tracker that has come nothing is written, nor after the end', async () => {
  const header = draw(OWN);
  stop = copyNumbers();
  const before = draw(OWN);
  await settled();
  expect(shown(before)).toEqual([hrefOf(OWN), OWN]);
  track(header);
  await settled();
  stop();
  const after = draw(OWN);
  await settled();
  expect(shown(after)).toEqual([hrefOf(OWN), OWN]);
});
