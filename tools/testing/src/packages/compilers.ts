import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command, npm } from './consumer.ts';
import { isServed } from './is-served.ts';

/** Compilers that are tried beside the workspace's own, by the names under which they are installed. */
const OLDER = join(import.meta.dirname, 'typescript');

/** What the packages ask of a compiler: what the guides say, and no more. */
const LEAST = {
  ...{ target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node'] },
  ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  ...{ jsx: 'react-jsx', skipLibCheck: false, noEmit: true },
};

/** The two ways in which a compiler looks for the types of a package. */
const RESOLUTIONS = {
  nodenext: { module: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

/**
 * Compiles every entry of the packages by the oldest compiler that is promised, the last one of the fifth version and that of the
 * seventh, in both ways to look for types, with the types of the packages themselves checked. The older ones are left out, and that is
 * said, where nobody has their archives to give.
 * @param at project that has installed the packages, with `src/entries.ts`
 * @param upstream registry that has the archives of others
 */
export async function checkCompilers(
  at: string,
  registry: string,
  upstream: string,
): Promise<void> {
  const compilers = [
    resolve('node_modules/typescript-7/bin/tsc'),
    ...(await olderCompilers(at, registry, upstream)),
  ];
  for (const [name, resolution] of Object.entries(RESOLUTIONS)) {
    const project = `tsconfig.${name}.json`;
    const config = { compilerOptions: { ...LEAST, ...resolution }, files: ['src/entries.ts'] };
    writeFileSync(join(at, project), JSON.stringify(config));
    for (const compiler of compilers) await command(at, process.execPath, compiler, '-p', project);
  }
  console.log(`✓ types: by ${compilers.length} compilers, as Node and as bundlers look for them`);
}

/** Installs the older compilers beside a project. */
async function olderCompilers(at: string, registry: string, upstream: string): Promise<string[]> {
  const manifest = join(OLDER, 'package.json');
  const names = Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).dependencies);
  const lockFile = join(OLDER, 'package-lock.json');
  for (const name of names) {
    if (await isServed(upstream, lockFile, name)) continue;
    console.log(`– types: older compilers not tried, ${upstream} does not give ${name}`);
    return [];
  }
  const to = join(at, 'compilers');
  mkdirSync(to);
  copyFileSync(manifest, join(to, 'package.json'));
  await npm(to, registry, 'install', '--no-package-lock');
  return names.map((name) => join(to, 'node_modules', name, 'bin/tsc'));
}
