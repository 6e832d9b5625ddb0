import { parseBlocks } from '@m30/blocks/server';
import { cleanHtml } from '../../../src/kernel/words/clean-html.ts';
import { isHtml } from '../../../src/modules/content/library/prepare-content.ts';
import type { Mistake } from './mistake.ts';
import type { Place } from './walk.ts';

/** Finds blocks that a page would leave out, or show without some of their data. */
export function blockMistakes({ path, key, value }: Place): Omit<Mistake, 'file'>[] {
  // Columns of the footer are called blocks, too.
  const isPage = path.endsWith('.blocks') && !path.includes('.menu_footer');
  if (key !== 'blocks' || !isPage || !Array.isArray(value)) return [];
  const mistakes: Omit<Mistake, 'file'>[] = [];
  parseBlocks(value, {
    onDrop: ({ index, type, reason, issues }) =>
      mistakes.push({
        path: `${path}[${index}]`,
        reason: `block «${type}» is ${reason}: ${issues.join('; ')}`,
      }),
    onWarn: ({ index, type, issues }) =>
      mistakes.push({
        path: `${path}[${index}]`,
        reason: `block «${type}» is shown in part: ${issues.join('; ')}`,
      }),
  });
  if (value.length === 0) mistakes.push({ path, reason: 'there are no blocks' });
  return mistakes;
}

/** Finds HTML that cleaning would change. */
export function htmlMistakes({ key, value }: Place): string[] {
  if (typeof value !== 'string') return [];
  if (!isHtml(key)) {
    return /<\/?[a-z]+[\s>]/i.test(value) && key !== 'svg'
      ? ['is plain text, but holds tags: HTML stands in a property named «html» or «…Html»']
      : [];
  }
  const lost = tagsOf(value);
  for (const tag of tagsOf(cleanHtml(value))) {
    const at = lost.indexOf(tag);
    if (at >= 0) lost.splice(at, 1);
  }
  return lost.map((tag) => `cleaning would take away ${tag}`);
}

function tagsOf(html: string): string[] {
  return [...html.matchAll(/<\/?[a-z][^>]*>/gi)].map(([tag]) => tag.replace(/(?<!\s)\s*\/>$/, '>'));
}
