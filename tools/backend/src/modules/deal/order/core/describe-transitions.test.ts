import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { describeTransitions } from './describe-transitions.ts';

const PAGE = fileURLToPath(
  new URL('../../../../../../../docs/deal/order-states.md', import.meta.url),
);

test('docs/deal/order-states.md is the table as it is; `--update=all` writes it anew', async () => {
  const options = { ...(await resolveConfig(PAGE)), parser: 'markdown' };
  await expect(await format(describeTransitions(), options)).toMatchFileSnapshot(PAGE);
});
