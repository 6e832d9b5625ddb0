import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_ROLES } from '@m30/studio/contract/core/roles';
import { DEMO_STAFF_PASSWORD, demoStaff } from './demo-staff.ts';

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');

test('the README tells an account of every role, and their password', () => {
  expect(demoStaff.map(({ role }) => role)).toEqual(ALL_ROLES);
  expect(new Set(demoStaff.map(({ guid }) => guid)).size).toBe(ALL_ROLES.length);
  for (const { email } of demoStaff) expect(readme).toContain(`\`${email.split('@')[0]}@`);
  expect(readme).toContain(`\`${DEMO_STAFF_PASSWORD}\``);
});
