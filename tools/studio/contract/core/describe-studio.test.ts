import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { studioRegistry } from '../registry.ts';
import { describeStudio } from './describe-studio.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/studio.md', import.meta.url));

test('docs/studio.md tells of every right and method; `--update=all` writes it anew', async () => {
  const options = { ...(await resolveConfig(PAGE)), parser: 'markdown' };
  await expect(await format(describeStudio(studioRegistry), options)).toMatchFileSnapshot(PAGE);
});
