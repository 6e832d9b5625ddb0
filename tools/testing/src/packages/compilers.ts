import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command, npm } from './consumer.ts';

/** Compilers that are tried beside the example's own, by the names under which they are installed, with the packages they come from. */
const COMPILERS = {
  'typescript-5.5': 'npm:typescript@~5.5.4',
  'typescript-5.9': 'npm:typescript@~5.9.3',
};

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
 * seventh, in both ways to look for types, with the types of the packages themselves checked.
 * @param at project that has installed them, with `src/entries.ts`
 */
export async function checkCompilers(at: string, registry: string): Promise<void> {
  const compilers = join(at, 'compilers');
  mkdirSync(compilers);
  writeFileSync(join(compilers, 'package.json'), JSON.stringify({ dependencies: COMPILERS }));
  await npm(compilers, registry, 'install', '--no-package-lock');
  const older = Object.keys(COMPILERS).map((name) =>
    join(compilers, 'node_modules', name, 'bin/tsc'),
  );
  for (const [name, resolution] of Object.entries(RESOLUTIONS)) {
    const project = `tsconfig.${name}.json`;
    const config = { compilerOptions: { ...LEAST, ...resolution }, files: ['src/entries.ts'] };
    writeFileSync(join(at, project), JSON.stringify(config));
    for (const compiler of [...older, resolve('node_modules/typescript-7/bin/tsc')]) {
      await command(at, process.execPath, compiler, '-p', project);
    }
  }
  console.log('✓ types: TypeScript 5.5, 5.9 and 7, as Node and as bundlers look for them');
}
