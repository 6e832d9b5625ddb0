/** `npm run packages`: puts each package into `dist/packages` as it is published. */
import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Manifest } from '@m30/config/package/published-manifest';
import { stagePackage } from '@m30/config/package/stage-package';
import { publishable } from './entries.ts';

const PACKAGES = 'dist/packages';

/** What `npm create @m30/app` runs: published with the libraries, imported by nobody. */
const STARTER = 'tools/create-app';

/** Puts each library, and what begins projects with them, into a folder of its own within another; their folders with what their package.json says. */
export function stageAll(to: string): { folder: string; manifest: Manifest }[] {
  return [...publishable(), STARTER].map((library) => {
    const folder = join(to, basename(library));
    return { folder, manifest: stagePackage(resolve(library), folder) };
  });
}

if (import.meta.main) {
  rmSync(PACKAGES, { recursive: true, force: true });
  for (const { folder, manifest } of stageAll(PACKAGES)) {
    console.log(`✓ ${folder}: ${manifest.name}@${manifest.version}`);
  }
}
