import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { describeActions } from '../../kernel/staff/describe-actions.ts';
import { staffActions } from './staff-registry.ts';

const PAGE = fileURLToPath(new URL('../../../../../docs/staff.md', import.meta.url));

test('docs/staff.md tells of every action; `--update=all` writes it anew', async () => {
  const options = { ...(await resolveConfig(PAGE)), parser: 'markdown' };
  await expect(await format(describeActions(staffActions), options)).toMatchFileSnapshot(PAGE);
});

test('every action has a name of its own', () => {
  const names = staffActions.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(\.[a-z-]+)+$/);
});
