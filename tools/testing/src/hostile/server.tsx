import { drawOnServer } from '@m30/blocks/eager';
import { parseBlocks } from '@m30/blocks/server';
import { hostileCorpus } from '@m30/ui-kit/testing';
import { renderToString } from 'react-dom/server';
import { Surfaces, type Case } from './surfaces.tsx';

drawOnServer();

/** A batch of payloads: the page that the server makes of it, and the data that the browser hydrates it with. */
export interface Batch {
  html: string;
  cases: Case[];
  raw: string[];
}

/** Every payload of the corpus, `size` to a page. */
export function batches(size: number): Batch[] {
  const corpus = hostileCorpus();
  const pages = Array.from({ length: Math.ceil(corpus.length / size) }, (_, page) =>
    corpus.slice(page * size, (page + 1) * size),
  );
  return pages.map((raw) => {
    const cases = raw.map(caseOf);
    return { raw, cases, html: renderToString(<Surfaces cases={cases} />) };
  });
}

function caseOf(payload: string): Case {
  const blocks = parseBlocks([
    { type: 'text', html: payload },
    { type: 'header', tag: 'h2', text: payload },
    { type: 'blocks', kind: 'icon', items: [{ title: payload, icon: payload, html: payload }] },
    { type: 'table', caption: 'x', rows: [[{ html: payload }, payload]] },
    { type: 'svg', title: payload, svg: `<svg viewBox="0 0 1 1">${payload}<path d="M0 0"/></svg>` },
    { type: 'button', label: payload, url: payload },
    { type: 'button', label: 'x', url: /(?:href|src|data)="([^"]*)/.exec(payload)?.[1] ?? '#' },
  ]);
  // As JSON: what the browser gets is what was sent, no more.
  const sent: ParsedJson = JSON.parse(JSON.stringify(blocks));
  return { payload: payload.toWellFormed(), blocks: sent, markup: markupIn(sent) };
}

type ParsedJson = Case['blocks'];

/** What triggers in the cleaned markup give to their modals as HTML. */
function markupIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(markupIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    typeof below === 'string' && /^(data-html|markup)$/.test(key) ? [below] : markupIn(below),
  );
}
