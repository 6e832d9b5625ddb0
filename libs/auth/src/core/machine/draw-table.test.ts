import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawTable } from './draw-table.ts';

test('the README shows the table as it is', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`\`\`\`mermaid\n${drawTable()}\n\`\`\``);
});
