// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { distanceInto } from './focus-keeper.ts';
import { measureLayers } from './measure-layers.ts';

afterEach(() => document.body.replaceChildren());

/** A layer with the size that a browser would lay out; jsdom has no layout. */
function layer(name: string, style: string, height: number, width = 1280) {
  const element = document.createElement('div');
  element.dataset['layer'] = name;
  element.style.cssText = style;
  Object.defineProperties(element, {
    offsetHeight: { value: height },
    offsetWidth: { value: width },
  });
  document.body.append(element);
  Object.defineProperty(document.documentElement, 'clientWidth', {
    value: 1280,
    configurable: true,
  });
}

describe('measureLayers', () => {
  it('finds nothing where nothing stands over the page', () => {
    layer('header', 'position: absolute; top: 0', 117);
    layer('bar', 'position: sticky; bottom: 0', 0);
    expect(measureLayers()).toEqual({ top: 0, bottom: 0, bar: 0, floor: 0, fixed: 0 });
  });

  it('measures from the edge of the window, what is below it left out', () => {
    layer('header', 'position: fixed; top: 0px', 73);
    layer('anchors', 'position: sticky; top: 72px', 52);
    layer('bar', 'position: sticky; bottom: -48px', 104);
    layer('guide', 'position: fixed; bottom: 24px', 52, 140);
    expect(measureLayers()).toEqual({ top: 124, bottom: 76, bar: 56, floor: 56, fixed: 76 });
  });

  it.each([
    ['across the window', 1280, 206],
    ['in a corner', 480, 56],
  ])('lets toasts stand upon a cookie notice %s', (_where, width, floor) => {
    layer('bar', 'position: sticky; bottom: 0px', 56);
    layer('notice', 'position: fixed; bottom: 56px', 150, width);
    expect(measureLayers()).toMatchObject({ bottom: 206, bar: 56, floor });
  });
});

describe('distanceInto', () => {
  const free = { top: 73, bottom: 650 };

  it.each([
    ['in sight', { top: 100, bottom: 144 }, 0],
    ['beneath what stands below', { top: 630, bottom: 674 }, 24],
    ['beneath what stands above', { top: 20, bottom: 64 }, -53],
    ['higher than what is free', { top: -10, bottom: 700 }, 0],
  ])('brings a box %s between the layers', (_where, box, distance) => {
    expect(distanceInto(free, box)).toBe(distance);
  });
});
