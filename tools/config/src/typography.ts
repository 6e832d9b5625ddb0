import type { Plugin } from 'vite';
import { keepTogether } from './keep-together.ts';

/** Code of the apps and of the libraries with words for visitors; the contract's constants are compared with data. */
const SOURCES = /\/(?:apps|libs\/(?!api\/)|tools\/studio\/app\/)[^?]*\.tsx?(?:$|\?)/;

/** What is no word, «0 0 100 100» of a drawing or the mask of a phone, stays. */
const WORDS = /[а-яё№₽]|\d–\d/i;

/**
 * Sets the words of the code by the rules of Russian typesetting while it is built, for server and browser alike: the code is
 * written with plain spaces, and no page carries the rules (decision 151). Texts of the database are set when they come in.
 */
export function typography(): Plugin {
  return {
    name: 'typography',
    enforce: 'post',
    transform: {
      filter: { id: SOURCES, code: WORDS },
      handler(code) {
        return { code: setWords(code, this.parse(code)), map: null };
      },
    },
  };
}

interface Piece {
  start: number;
  end: number;
  text: string;
}

/**
 * The code with its words set: texts and templates, but for keys of objects, which data is looked up by.
 * @param program its tree, as ESTree has it
 */
export function setWords(code: string, program: object): string {
  const pieces: Piece[] = [];
  visit(program, pieces);
  let set = code;
  for (const { start, end, text } of pieces.sort((a, b) => b.start - a.start)) {
    set = set.slice(0, start) + text + set.slice(end);
  }
  return set;
}

const setText = (text: string) => (WORDS.test(text) ? keepTogether(text) : text);

function visit(node: unknown, pieces: Piece[]): void {
  if (Array.isArray(node)) return node.forEach((one) => visit(one, pieces));
  if (!isNode(node)) return;
  const { type, start, end } = node;
  if (type === 'Literal' && typeof node['value'] === 'string') {
    const set = setText(node['value']);
    if (set !== node['value']) pieces.push({ start, end, text: JSON.stringify(set) });
    return;
  }
  if (type === 'TemplateElement') {
    // What is escaped in a template stays as it is written: the rules know no backslash.
    const { raw } = node['value'] as { raw: string };
    const set = setText(raw);
    if (set !== raw) pieces.push({ start, end, text: set });
    return;
  }
  for (const [key, value] of Object.entries(node)) {
    if (type === 'Property' && key === 'key' && !node['computed']) continue;
    visit(value, pieces);
  }
}

function isNode(
  value: unknown,
): value is Record<string, unknown> & { type: string; start: number; end: number } {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
