/** Something to render from the server's HTML: text, or an allowed element with its contents. */
export type HtmlNode = string | { tag: AllowedTag; href?: string; children: HtmlNode[] };

/** Elements a confirmation may consist of; the unknown ones leave only their contents. */
const allowed = [
  'p',
  'h3',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'br',
  'ul',
  'ol',
  'li',
  'a',
  'span',
  'small',
] as const;
type AllowedTag = (typeof allowed)[number];

/** A confirmation stands under a heading of its own, so its headings become the next level. */
const renamed: Partial<Record<string, AllowedTag>> = {
  h1: 'h3',
  h2: 'h3',
  h4: 'h3',
};

/** Elements that vanish with everything in them. */
const dropped =
  /^(script|style|template|noscript|iframe|object|embed|svg|math|textarea|select|title|xmp|noembed)$/;

const isAllowed = (tag: string): tag is AllowedTag => (allowed as readonly string[]).includes(tag);

/** Parses HTML in the browser without running, loading or attaching anything of it. */
export function parseServerHtml(html: string): HtmlNode[] {
  const template = document.createElement('template');
  template.innerHTML = trust(html);
  return readChildren(template.content);
}

function readChildren(parent: Node): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ''];
    if (!(node instanceof Element)) return [];
    const name = node.localName;
    if (dropped.test(name)) return [];
    const children = readChildren(node);
    const tag = renamed[name] ?? name;
    if (!isAllowed(tag)) return children;
    if (tag !== 'a') return [{ tag, children }];
    const href = safeHref(node.getAttribute('href'));
    return href ? [{ tag, href, children }] : children;
  });
}

/** The address when following it can't run script, otherwise null. */
function safeHref(href: string | null): string | null {
  if (!href || !URL.canParse(href, document.baseURI)) return null;
  const url = new URL(href, document.baseURI);
  return /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : null;
}

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}

let policy: { createHTML(html: string): string } | undefined;

/** Where pages require Trusted Types, HTML reaches even an inert template only through the policy `m30-html`. */
function trust(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  policy ??= trustedTypes?.createPolicy('m30-html', { createHTML: (input) => input });
  return policy?.createHTML(html) ?? html;
}
