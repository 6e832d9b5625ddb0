// @vitest-environment jsdom
import { expectHydrates } from '@m30/ui-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { Blocks } from './index.ts';
import { drawOnServer } from './eager.ts';
import { isKnown, typeOfFile } from './react/views.ts';
import { registry } from './registry.ts';
import { parseBlocks } from './server.ts';

drawOnServer();

const cases = registry.flatMap(({ type, examples }) =>
  Object.entries(examples).map(([name, example]) => ({ type, name, block: { type, ...example } })),
);

describe.each(cases)('$type, $name', ({ type, block }) => {
  const onDrop = vi.fn();
  const parsed = parseBlocks([block], { onDrop });

  it('passes its schema and travels as JSON', () => {
    expect(onDrop).not.toHaveBeenCalled();
    expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
    expect(parsed).toMatchObject([{ type, props: expect.any(Object) }]);
  });

  it('renders on the server and hydrates in silence', async () => {
    const { container, unmount } = await expectHydrates(<Blocks blocks={parsed} />);
    expect(container.querySelector(`[data-block="${type}"]`)?.innerHTML).not.toBe('');
    unmount();
  });
});

const files = Object.keys(import.meta.glob('./blocks/*/*Block.tsx'));

/** `photo_slider` → `PhotoSlider`. */
const pascal = (type: string) =>
  type.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

it('every block of the registry has a component named after its folder, and no component is without a block', () => {
  expect(files.map(typeOfFile).toSorted()).toEqual(registry.map(({ type }) => type).toSorted());
  expect(registry.filter(({ type }) => !isKnown(type))).toEqual([]);
  expect(files.map((path) => path.split('/').at(-1)).toSorted()).toEqual(
    registry.map(({ type }) => `${pascal(type)}Block.tsx`).toSorted(),
  );
});
