/** `npm run packages`: puts each library into `dist/packages` as it is published. */
import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { stagePackage } from '@m30/config/package/stage-package';
import { publishable } from './entries.ts';

const PACKAGES = 'dist/packages';

rmSync(PACKAGES, { recursive: true, force: true });
for (const library of publishable()) {
  const folder = join(PACKAGES, basename(library));
  const { name, version } = stagePackage(resolve(library), folder);
  console.log(`✓ ${folder}: ${name}@${version}`);
}
