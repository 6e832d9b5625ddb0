import { parseBlocks } from '@m30/blocks/server';

/** What the CMS gave, as it stands in its database. */
const content: unknown[] = [
  { type: 'header', tag: 'h2', text: 'Как получить ключи' },
  { type: 'text', html: '<p>Приходите с паспортом.<script>alert(1)</script></p>' },
  { type: 'carousel', items: [] },
];

export function loadPage() {
  const problems: string[] = [];
  const blocks = parseBlocks(content, {
    onDrop: ({ type, path }) => problems.push(`${path}: ${type}`),
  });
  return { blocks, problems };
}
