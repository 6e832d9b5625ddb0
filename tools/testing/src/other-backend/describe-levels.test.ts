import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { LEVELS } from '@m30/api/levels';
import { describeLevel } from './describe-levels.ts';
import type { PagesByLevel } from './levels.ts';
import pages from './pages.json' with { type: 'json' };

const pageOf = (level: string) =>
  fileURLToPath(new URL(`../../../../docs/other-backend/${level}.md`, import.meta.url));

test.each(LEVELS)(
  'docs/other-backend/%s.md tells of every method and page of its level; `--update=all` writes it anew',
  async (level) => {
    const file = pageOf(level);
    const options = { ...(await resolveConfig(file)), parser: 'markdown' };
    const text = await format(describeLevel(level, pages as PagesByLevel), options);
    await expect(text).toMatchFileSnapshot(file);
  },
);
