import { renderToString } from 'react-dom/server';
import type { RenderCached } from './render-cached-context.ts';

/** By its key the markup of a content; `false` where it depends on the document around it. */
export interface MarkupStore {
  get(key: string): string | false | undefined;
  set(key: string, markup: string | false): unknown;
}

/** Begins the ids that `useId` makes, so that they are seen. */
const ID_PREFIX = 'cached-markup-';

/** React puts before a fragment what belongs into the head of a document: preloads of pictures, titles, style sheets. */
const HEAD_ELEMENT = /^<(?:link|meta|script|style|title)\b/;

/**
 * Renders contents apart from any document, each once as long as the store has it.
 * @throws Error where a content takes ids of React's: within a document they would be other ones
 */
export function cachedRendering(store: MarkupStore): RenderCached {
  return (key, content) => {
    let markup = store.get(key);
    if (markup === undefined) {
      markup = render(key, content);
      store.set(key, markup);
    }
    return markup === false ? null : markup;
  };
}

function render(...[key, content]: Parameters<RenderCached>): string | false {
  const markup = renderToString(content(), { identifierPrefix: ID_PREFIX });
  if (markup.includes(ID_PREFIX)) throw new Error(`cached markup with useId: ${key}`);
  return HEAD_ELEMENT.test(markup) ? false : markup;
}
