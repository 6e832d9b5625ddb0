import css from '../tokens/tokens.css?raw';

/** One custom property of the token file. */
export interface Token {
  name: string;
  value: string;
  /** The comment behind it. */
  note: string;
}

/** The tokens of a group, as the token file itself groups them: «Colour», «Type», «Space». */
export function tokensOf(group: string): Token[] {
  const section = css.split(/^ {4}\/\* /m).find((part) => part.startsWith(group)) ?? '';
  return [...section.matchAll(/(?<![\w-])(--[\w-]+):\s*([^\s;][^;]*);(?: *\/\* (.*?) \*\/)?/g)].map(
    ([, name = '', value = '', note = '']) => ({ name, value: value.replace(/\s+/g, ' '), note }),
  );
}
