import { droppedTags } from '../../content-html/content-tags.ts';
import { safeAddress } from '../../content-html/safe-address.ts';
import { plainText } from './entities.ts';
import { allowedTags, type AllowedTag, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { readTag, type Tag } from './read-tag.ts';

/** The text stands under a heading of its own, so its headings are of one level; boxes become paragraphs. */
const ALLOWED_TAGS: ReadonlyMap<string, AllowedTag> = new Map([
  ...allowedTags.map((tag) => [tag, tag] as const),
  ...['h1', 'h2', 'h4', 'h5', 'h6'].map((tag) => [tag, 'h3'] as const),
  ...'div section article header footer main aside blockquote pre address center dd dt tr'
    .split(' ')
    .map((tag) => [tag, 'p'] as const),
]);

const blocks: ReadonlySet<AllowedTag> = new Set<AllowedTag>(['p', 'h3', 'ul', 'ol', 'li']);
const lists: ReadonlySet<AllowedTag> = new Set<AllowedTag>(['ul', 'ol']);
const rows: ReadonlySet<AllowedTag> = new Set<AllowedTag>(['li']);

/** Deeper than this nobody writes by hand; further elements leave their words. */
const MAX_DEPTH = 24;

/**
 * Reads HTML as a tree of allowed elements, without a document: the same on the server and in the browser.
 * The tree nests as HTML allows, so that a browser reads what the server writes of it as the same tree.
 */
export function parseHtml(html: string): HtmlNode[] {
  const builder = new TreeBuilder();
  for (let at = 0; at < html.length;) {
    const next = html.indexOf('<', at);
    if (next !== at) {
      const stop = next < 0 ? html.length : next;
      builder.text(html.slice(at, stop));
      at = stop;
      continue;
    }
    at = readMarkup(html, at, builder);
  }
  return builder.finish();
}

/** Reads what begins with `<`, and tells where it ends. */
function readMarkup(html: string, at: number, builder: TreeBuilder): number {
  if (html.startsWith('<!--', at)) return after(html, '-->', at + 2);
  if (/^<(?:[!?]|\/(?![a-z]))/i.test(html.slice(at, at + 3))) return after(html, '>', at);
  const tag = readTag(html, at);
  if (tag === 'broken') return html.length;
  if (!tag) {
    builder.text('<');
    return at + 1;
  }
  if (tag.closing) builder.close(tag.name);
  else if (droppedTags.has(tag.name)) return afterElement(html, tag);
  else builder.open(tag);
  return tag.end;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

function afterElement(html: string, { name, end }: Tag): number {
  if (name === 'embed' || name === 'frame') return end;
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = end;
  const found = closing.exec(html);
  return found ? after(html, '>', found.index) : html.length;
}

/** Puts texts and elements where HTML's rules of nesting want them. */
class TreeBuilder {
  readonly #root: HtmlNode[] = [];
  readonly #stack: HtmlElement[] = [];

  text(written: string): void {
    const text = plainText(written);
    const parent = this.#stack.at(-1);
    // Between the rows of a list there is only indentation.
    if (text === '' || (parent && lists.has(parent.tag) && text.trim() === '')) return;
    const siblings = parent?.children ?? this.#root;
    const last = siblings.at(-1);
    if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
    else siblings.push(text);
  }

  open({ name, href }: Tag): void {
    const tag = ALLOWED_TAGS.get(name);
    if (!tag) return;
    if (tag === 'br') this.#add({ tag, children: [] });
    else if (tag === 'a') this.#openLink(href);
    else if (tag !== 'li' || this.#closeForRow()) {
      if (blocks.has(tag)) this.#closeUpTo(({ tag: open }) => open === 'p' || open === 'h3');
      this.#push({ tag, children: [] });
    }
  }

  close(name: string): void {
    const tag = ALLOWED_TAGS.get(name);
    if (!tag) return;
    // What a row holds does not reach out of it, and a row not out of its list.
    const barriers = tag === 'li' ? lists : lists.has(tag) ? undefined : rows;
    this.#closeUpTo((element) => element.tag === tag, barriers);
  }

  finish(): HtmlNode[] {
    return withoutEmpty(this.#root);
  }

  #openLink(href: string | undefined): void {
    this.#closeUpTo(({ tag }) => tag === 'a');
    const address = href === undefined ? null : safeAddress(plainText(href));
    if (address) this.#push({ tag: 'a', ...address, children: [] });
  }

  /** Closes the row before; false outside of a list. */
  #closeForRow(): boolean {
    this.#closeUpTo(({ tag }) => tag === 'li', lists);
    return this.#stack.some(({ tag }) => lists.has(tag));
  }

  /** Closes elements down to the innermost that fits, unless one of the barriers stands before it. */
  #closeUpTo(fits: (element: HtmlElement) => boolean, barriers?: ReadonlySet<AllowedTag>): void {
    const at = this.#stack.findLastIndex(fits);
    const wall = this.#stack.findLastIndex(({ tag }) => barriers?.has(tag));
    if (at > wall) this.#stack.length = at;
  }

  #push(element: HtmlElement): void {
    if (this.#stack.length >= MAX_DEPTH) return;
    this.#add(element);
    this.#stack.push(element);
  }

  #add(element: HtmlElement): void {
    (this.#stack.at(-1)?.children ?? this.#root).push(element);
  }
}

/** Without the paragraphs, links and marks that hold nothing. */
function withoutEmpty(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === 'string' || node.tag === 'br') return [node];
    const children = withoutEmpty(node.children);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
