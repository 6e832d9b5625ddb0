import { renderToString } from 'react-dom/server';
import { drawOnServer } from '@m30/blocks/eager';
import { parseBlocks } from '@m30/blocks/server';
import { App } from './App.tsx';
import { page } from './page.ts';

drawOnServer();

/** The page as HTML, and the blocks it was drawn from, for the browser. */
export function render() {
  const blocks = parseBlocks(page, {
    onDrop: ({ type, issues }) => console.warn(`block ${type} is left out`, issues),
  });
  // «<» could end the script element that carries them.
  const state = JSON.stringify(blocks).replaceAll('<', '\\u003c');
  return { html: renderToString(<App blocks={blocks} />), state };
}
