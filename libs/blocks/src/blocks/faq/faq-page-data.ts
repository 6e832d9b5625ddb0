import { textOf, type HtmlTree } from '../../core/html/html-tree.ts';
import type { ParsedBlock } from '../../core/parsed-block.ts';
import { everyBlock } from '../../host/requests.ts';

/** Data of a page's questions for search engines, schema.org FAQPage. */
export interface FaqPageData {
  '@context': 'https://schema.org';
  '@type': 'FAQPage';
  mainEntity: {
    '@type': 'Question';
    name: string;
    acceptedAnswer: { '@type': 'Answer'; text: string };
  }[];
}

/**
 * Every question of a page, whatever number of `faq` blocks it has, as one FAQPage: search engines take one
 * a page. For the `meta` of its route, under `script:ld+json`; `null` where nothing is asked.
 */
export function faqPageData(blocks: readonly ParsedBlock[]): FaqPageData | null {
  const asked = everyBlock(blocks).flatMap(({ type, props }) =>
    type === 'faq' && isFaq(props) ? props.items : [],
  );
  if (asked.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: words(html) },
    })),
  };
}

interface Asked {
  items: readonly { question: string; html: HtmlTree }[];
}

const isFaq = (props: object): props is Asked => 'items' in props && Array.isArray(props.items);

/** Words of an answer in one line; elements are parted, as the eye parts them. */
function words(tree: HtmlTree): string {
  return tree
    .map((node) => (typeof node === 'string' ? node : parted(node.children ?? [])))
    .join(' ')
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();
}

const parted = (children: HtmlTree): string =>
  children.some((child) => typeof child !== 'string' && BLOCKS.has(child.tag))
    ? words(children)
    : textOf(children);

const BLOCKS = new Set(['p', 'div', 'ul', 'ol', 'li', 'table', 'tbody', 'tr', 'td', 'dl', 'dd']);
