// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import DefaultLayout from './default/layout.tsx';
import IframeLayout from './iframe/layout.tsx';
import OlderLayout from './older/layout.tsx';
import { siteTemplate } from './site-template.fixture.ts';
import VisualPickerLayout from './visual-picker/layout.tsx';

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LEGAL = 'Застройщик — ООО «Меридиан 30». Проектные декларации размещены на сайте наш.дом.рф.';

function show(Component: ComponentType, template?: object) {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component, children: [{ index: true, Component: () => 'Страница' }] },
  ]);
  const hydrationData = template && { loaderData: { root: { template, sections: [] } } };
  return render(<Stub {...(hydrationData && { hydrationData })} />).container;
}

it.each([
  ['default', DefaultLayout, 1],
  ['older', OlderLayout, 0],
  ['visual picker', VisualPickerLayout, 0],
  ['iframe', IframeLayout, 0],
])(
  'the layout «%s» shows its page, and has a place for chat widgets only where it is the default',
  (_, Layout, slots) => {
    const container = show(Layout);
    expect(screen.getByRole('main').textContent).toBe('Страница');
    expect(container.querySelectorAll('[data-chat-widget]')).toHaveLength(slots);
  },
);

it('the bare layout has nothing but its page', () => {
  const container = show(IframeLayout);
  expect([...container.children].map(({ tagName }) => tagName)).toEqual(['MAIN']);
});

it('the layout of the picker has a header alone', () => {
  show(VisualPickerLayout, siteTemplate);
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

it('the layout of the picker says who builds and where the declarations stand under its prices', () => {
  show(VisualPickerLayout, { ...siteTemplate, legal: LEGAL });
  expect(screen.getByRole('main').textContent).toBe(`Страница${LEGAL}`);
});
