// @vitest-environment jsdom
import { act, type ComponentType, type FormEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { BlocksProps } from './Blocks.tsx';
import { parseBlocks } from './server.ts';

const blocks = parseBlocks([
  { type: 'header', tag: 'h2', text: 'Приёмка' },
  { type: 'columns', columns: [{ blocks: [{ type: 'text', html: '<p>Полтора часа</p>' }] }] },
  { type: 'buttonform', typeform: 'showroom' },
]);

/** Elements with an event that React has dispatched: it stops those of what has not hydrated. */
const hydrated = new Set<EventTarget>();

const pageOf = (Blocks: ComponentType<BlocksProps>) => (
  <div onInput={({ target }: FormEvent) => hydrated.add(target)}>
    <Blocks blocks={blocks} />
  </div>
);

it('keeps what the server has rendered while the code of the blocks is on its way', async () => {
  const server = await import('./eager.ts');
  server.drawOnServer();
  const { Blocks: Drawn } = await import('./Blocks.tsx');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(pageOf(Drawn));
  const elements = [...container.querySelectorAll('*')];

  // A browser begins without the code of any block.
  vi.resetModules();
  const { Blocks } = await import('./Blocks.tsx');
  expect(Blocks).not.toBe(Drawn);
  const complaints: unknown[] = [];
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => {
    hydrateRoot(container, pageOf(Blocks), {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  await vi.waitFor(() => expect(isHydrated(container.querySelector('p'))).toBe(true));
  expect(complaints).toEqual([]);
  expect([...container.querySelectorAll('*')]).toEqual(elements);
});

function isHydrated(element: Element | null): boolean {
  element?.dispatchEvent(new Event('input', { bubbles: true }));
  return element !== null && hydrated.has(element);
}
