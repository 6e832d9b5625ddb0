import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawTable } from './draw-table.ts';

test('the page of the machine shows the table as it is', async () => {
  const page = await readFile(new URL('../../../machine.md', import.meta.url), 'utf8');
  expect(page).toContain(`\`\`\`mermaid\n${drawTable()}\n\`\`\``);
});
