import { Marked } from 'marked';

/** Where documents of the repository are read that the site does not have. */
const REPOSITORY = 'https://code.meridian30.example/site/tree/main/';

/**
 * A document as HTML: headings have ids, code has its button, links between documents lead to pages of the site.
 * @param folder of the document within the repository, `libs/ui-kit`
 */
export function htmlOf(markdown: string, folder: string): string {
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'link') token['href'] = siteLink(String(token['href']), folder);
    },
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens);
        return `<h${depth} id="${idOf(text)}">${inner}</h${depth}>\n`;
      },
      code: ({ text, lang }) =>
        `<div class="code"><pre tabindex="0"><code data-language="${lang ?? ''}">${escape(text)}</code></pre><button type="button" data-copy>Copy</button></div>\n`,
      table(token) {
        const cells = (row: typeof token.header, tag: string) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const body = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        const head = token.header.some(({ text }) => text)
          ? `<thead><tr>${cells(token.header, 'th')}</tr></thead>`
          : '';
        return `<div class="scroll" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** «One more block» as an anchor has it, `one-more-block`. */
const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A link of a document as the site has it; what the site lacks stands in the repository. */
export function siteLink(href: string, folder: string): string {
  if (/^(?:[a-z]+:|#|\/)/.test(href)) return href;
  const { pathname, hash } = new URL(href, `file:///${folder}/`);
  const [, library, file] =
    pathname.match(/^\/libs\/([\w-]+)\/?(?:(README|reference|machine)\.md)?$/) ?? [];
  if (library && library !== 'shell') {
    return `/${library}${file && file !== 'README' ? `/${file}` : ''}${hash}`;
  }
  const [, guide] = pathname.match(/^\/tools\/docs\/guides\/(?:\d+-)?([\w-]+)\.md$/) ?? [];
  return guide ? `/guides/${guide}${hash}` : REPOSITORY + pathname.slice(1) + hash;
}
