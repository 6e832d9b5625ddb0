import { parseBlocks } from '@m30/blocks/server';
import page from '../content/home.json' with { type: 'json' };

/**
 * Reads the page as editors wrote it, cleaned; a real site asks its CMS or database here.
 * @param content a list of blocks, whatever is in it
 * @param onProblem hears of each block that is left out
 */
export function loadPage(
  content: readonly unknown[] = page,
  onProblem: (words: string) => void = console.warn,
) {
  return parseBlocks(content, {
    onDrop: ({ type, path, issues }) =>
      onProblem(`${path}: ${type} is left out, ${issues.join('; ')}`),
  });
}
