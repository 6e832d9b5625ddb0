import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenLinks } from './broken-links.ts';

test('links to files, folders and ids are followed; those of live examples are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(folder, 'kit'));
  writeFileSync(join(folder, 'kit/index.html'), '<h2 id="keys">');
  writeFileSync(
    join(folder, 'index.html'),
    `<a href="/kit">1</a><a href="/kit#keys">2</a><a href="https://example.ru">3</a>
     <div data-example="true"><a href="/katalog">4</a></div><details data-code="true"></details>
     <a class="x" href="/lost">5</a><a href="/kit#lost">6</a><script src="/lost.js"></script>`,
  );
  expect(brokenLinks(folder)).toEqual(
    ['/lost', '/kit#lost', '/lost.js'].map((href) => ({ page: '/index.html', href })),
  );
});
