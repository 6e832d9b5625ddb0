import { chown, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withOwner } from './with-owner.ts';

const UNIT = 12_345;
const isRoot = process.getuid?.() === 0;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'm30-owner-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ownersOf = (...names: string[]) =>
  Promise.all(names.map(async (name) => (await lstat(join(folder, name))).uid));

test.skipIf(!isRoot)(
  'what root restores below the folder of a unit belongs to the unit',
  async () => {
    await chown(folder, UNIT, UNIT);
    await writeFile(join(folder, 'elsewhere'), '');
    const data = join(folder, 'restored');
    const made = withOwner(data, async () => {
      await mkdir(join(data, 'uploads'), { recursive: true });
      await writeFile(join(data, 'uploads/one'), '1', { mode: 0o600 });
      await symlink(join(folder, 'elsewhere'), join(data, 'link'));
      return 'done';
    });
    expect(await made).toBe('done');
    expect(await ownersOf('restored', 'restored/uploads', 'restored/uploads/one')).toEqual([
      ...[UNIT, UNIT, UNIT],
    ]);
    expect(await ownersOf('elsewhere')).toEqual([0]);
  },
);

test.skipIf(!isRoot)(
  'what belongs to somebody already stays his, also where the work fails',
  async () => {
    await writeFile(join(folder, 'own'), '');
    await chown(join(folder, 'own'), UNIT + 1, UNIT + 1);
    await chown(folder, UNIT, UNIT);
    const failed = withOwner(folder, async () => {
      await writeFile(join(folder, 'half'), '');
      throw new Error('away');
    });
    await expect(failed).rejects.toThrow('away');
    expect(await ownersOf('own', 'half')).toEqual([UNIT + 1, UNIT]);
  },
);

test('whoever is not root makes files of his own', async () => {
  const made = await withOwner(join(folder, 'new'), async () => {
    await mkdir(join(folder, 'new'));
    return ownersOf('new');
  });
  expect(made).toEqual([process.getuid?.() ?? 0]);
});
