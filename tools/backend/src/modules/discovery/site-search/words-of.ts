/** Properties of content blocks that are addresses, names and settings, not words to read. */
const SILENT = new Set([
  ...['type', 'tag', 'typeform', 'link', 'href', 'src', 'alias', 'path', 'vendor', 'picture'],
  ...['icon', 'id', 'anchor', 'theme', 'width', 'file', 'query', 'date', 'url', 'target', 'svg'],
  ...['color', 'colour', 'kind', 'video', 'poster', 'element', 'objectId', 'form', 'data'],
]);

/** What a visitor reads in content blocks, in their order, without markup. */
export function wordsOf(blocks: unknown): string {
  const said: string[] = [];
  collect(blocks, said);
  return said.join(' ').replace(/\s+/g, ' ').trim();
}

function collect(value: unknown, said: string[]): void {
  if (typeof value === 'string') said.push(bare(value));
  else if (Array.isArray(value)) for (const item of value) collect(item, said);
  else if (value !== null && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) {
      if (!SILENT.has(name)) collect(inner, said);
    }
  }
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nbsp: ' ',
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    laquo: '«',
    raquo: '»',
    mdash: '—',
  }),
);

/** Words of HTML; a sentence ends with its element. */
function bare(html: string): string {
  return html
    .replace(/<\/(?:p|li|td|th|h\d)>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);
}
