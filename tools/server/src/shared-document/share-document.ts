import { createHash } from 'node:crypto';
import { LATE_TYPE, startScript } from './start-script.ts';

/** A document that everybody may get, with its policy. */
export interface SharedDocument {
  html: string;
  policy: string;
}

const STYLE = /<style\b([^>]*)>([^]*?)<\/style>/g;
const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;
const MODULE = 'type="module"';
const PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/**
 * Makes the modules of a document wait: what a browser loads beside the styles holds the first paint up, so what would load them ahead goes,
 * and `startScript` inserts them later. Scripts keep their nonce.
 */
export function delayModules(html: string, nonce: string): string {
  const marked = nonceOf(nonce);
  let isLate = false;
  const delayed = html
    .replaceAll(SCRIPT, (script, attributes: string, text: string) => {
      if (!attributes.includes(marked) || !attributes.includes(MODULE)) return script;
      isLate = true;
      return `<script${attributes.replace(MODULE, `type="${LATE_TYPE}"`)}>${text}</script>`;
    })
    .replaceAll(PRELOAD, '');
  return isLate ? withStart(delayed, marked) : delayed;
}

/**
 * Takes the nonce of one rendering out of a document: a nonce that many get is none. The policy then names the scripts and style elements
 * that carried it by their hashes; what slipped in by itself had no nonce and is still forbidden. A module that is allowed by its hash may not
 * import: what `startScript` inserts may.
 */
export function shareDocument(html: string, policy: string, nonce: string): SharedDocument {
  const marked = nonceOf(nonce);
  const delayed = delayModules(html, nonce);
  const hashes = (element: RegExp) => {
    const own = [...delayed.matchAll(element)].filter(([, attributes]) =>
      attributes?.includes(marked),
    );
    return [...new Set(own.map(([, , text = '']) => hashOf(text)))].join(' ');
  };
  const directives = policy
    .split('; ')
    .map((one) =>
      one.replace(`'nonce-${nonce}'`, () => hashes(one.startsWith('style-src') ? STYLE : SCRIPT)),
    );
  return { html: delayed.replaceAll(marked, ''), policy: directives.join('; ') };
}

const nonceOf = (nonce: string) => ` nonce="${nonce}"`;

/** @param marked attribute by which the policy allows the start script */
function withStart(html: string, marked: string): string {
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script${marked}>${startScript}</script>${html.slice(end)}`;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
