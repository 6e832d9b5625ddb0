import { createHash } from 'node:crypto';
import { LATE_TYPE, startScript } from './start-script.ts';

/** A document that everybody may get, with its policy. */
export interface SharedDocument {
  html: string;
  policy: string;
}

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;
const MODULE = 'type="module"';
const PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/**
 * Makes the modules of a document that is one visitor's wait, as those of a shared one do: what a browser loads beside the styles holds the
 * first paint up. Its scripts keep their nonce.
 */
export function delayModules(html: string, nonce: string): string {
  const marked = nonceOf(nonce);
  let isLate = false;
  const delayed = html
    .replaceAll(SCRIPT, (script, attributes: string, text: string) => {
      if (!attributes.includes(marked) || !attributes.includes(MODULE)) return script;
      isLate = true;
      return lateModule(attributes, text);
    })
    .replaceAll(PRELOAD, '');
  return isLate ? withStart(delayed, marked) : html;
}

/**
 * Takes the nonce of one rendering out of a document: a nonce that many get is none. The policy then names the scripts that carried it by
 * their hashes; a script that slipped in by itself had no nonce and is still forbidden. A module that is allowed by its hash may not
 * import, so `startScript` inserts the modules, and what would load them ahead goes.
 */
export function shareDocument(html: string, policy: string, nonce: string): SharedDocument {
  const marked = nonceOf(nonce);
  const hashes = new Set<string>();
  let isLate = false;
  const shared = html
    .replaceAll(SCRIPT, (script, attributes: string, text: string) => {
      if (!attributes.includes(marked)) return script;
      hashes.add(hashOf(text));
      if (!attributes.includes(MODULE)) return script;
      isLate = true;
      return lateModule(attributes, text);
    })
    .replaceAll(PRELOAD, '')
    .replaceAll(marked, '');
  if (isLate) hashes.add(hashOf(startScript));
  return {
    html: isLate ? withStart(shared) : shared,
    policy: policy.replace(`'nonce-${nonce}'`, [...hashes].join(' ')),
  };
}

const nonceOf = (nonce: string) => ` nonce="${nonce}"`;

const lateModule = (attributes: string, text: string) =>
  `<script${attributes.replace(MODULE, `type="${LATE_TYPE}"`)}>${text}</script>`;

/** @param marked attribute of the start script, where the policy allows it by a nonce */
function withStart(html: string, marked = ''): string {
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script${marked}>${startScript}</script>${html.slice(end)}`;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
