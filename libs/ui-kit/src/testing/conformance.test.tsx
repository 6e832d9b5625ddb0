// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { examplesOf, expectAccessible, expectHydrates, installDialog } from './index.ts';

const files = import.meta.glob('../components/**/*.examples.tsx', { eager: true });

beforeAll(installDialog);
afterEach(cleanup);

describe.each(Object.values(files).map(examplesOf))(
  '$title',
  ({ examples, conformance, probe }) => {
    it.each(examples)(
      '$name renders on the server, hydrates in silence, is accessible',
      async (one) => {
        const { container, unmount } = await expectHydrates(one.element);
        await expectAccessible(container);
        unmount();
      },
    );

    it.runIf(conformance)('hands on ref, rest props and className', () => {
      const ref = createRef<HTMLElement>();
      const { container } = render(probe({ ref, className: 'probe', 'data-probe': 'yes' }));
      const root = container.firstElementChild;
      const target = conformance?.target ? container.querySelector(conformance.target) : root;
      expect(root?.getAttribute('class')?.split(' ')).toContain('probe');
      expect(target?.getAttribute('data-probe')).toBe('yes');
      expect(ref.current).toBe(target);
    });
  },
);

it('every component folder has its examples', () => {
  const folders = Object.keys(import.meta.glob('../components/*/index.ts'));
  const covered = new Set(Object.keys(files).map((path) => path.replace(/[^/]+$/, 'index.ts')));
  expect(folders.filter((path) => !covered.has(path))).toEqual([]);
});
