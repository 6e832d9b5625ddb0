// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { parseBlocks } from './server.ts';

const blocks = parseBlocks([
  { type: 'header', tag: 'h2', text: 'Приёмка' },
  { type: 'columns', columns: [{ blocks: [{ type: 'text', html: '<p>Полтора часа</p>' }] }] },
  { type: 'buttonform', typeform: 'showroom' },
]);

it('keeps what the server has rendered while the code of the blocks is on its way', async () => {
  const server = await import('./eager.ts');
  server.drawOnServer();
  const { Blocks: Drawn } = await import('./Blocks.tsx');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Drawn blocks={blocks} />);
  const elements = [...container.querySelectorAll('*')];

  // A browser begins without the code of any block.
  vi.resetModules();
  const { Blocks } = await import('./Blocks.tsx');
  expect(Blocks).not.toBe(Drawn);
  const complaints: unknown[] = [];
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => {
    hydrateRoot(container, <Blocks blocks={blocks} />, {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  await vi.waitFor(() => expect(isHydrated(container.querySelector('p'))).toBe(true));
  expect(complaints).toEqual([]);
  expect([...container.querySelectorAll('*')]).toEqual(elements);
});

/** React marks the nodes that it has taken over. */
const isHydrated = (element: Element | null) =>
  element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
