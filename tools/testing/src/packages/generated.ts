/** Runs every generator in a copy of the workspace; what it writes has to pass every check untouched. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { generators } from '@m30/generators/generators';
import { write, type Files } from '@m30/generators/write';
import { command } from './consumer.ts';

/** What is generated. */
const PARTS = [
  ['block', 'price-note', undefined],
  ['component', 'price-note', undefined],
  ['form', 'night-call', undefined],
  // Joins a resource; begins one.
  ['method', 'Content.GetThing', 'content/page'],
  ['method', 'Content.GetOther', 'content/other'],
] as const;

/** Tests that have to find it by themselves. */
const TESTS = [
  'libs/blocks/src/registry.test.tsx',
  'libs/ui-kit/src/testing/conformance.test.tsx',
  'libs/forms/src/registry.test.tsx',
  'libs/forms/src/forms/payloads.test.ts',
  'libs/api/src/core/contract.test.ts',
  'tools/backend/src/compose/conformance.test.ts',
];

/** How the tests of a part name it; the last ones look at a whole registry. */
const NAMES = ['price_note', 'PriceNote', 'nightCall', 'GetThing', 'GetOther'];
const WHOLE = ['every block of', 'every form of', 'lists every method', 'every handled method'];

/** What modules of the backend offer to handlers. */
const SERVICES = 'tools/backend/src/compose/services.ts';

const COPIED = [
  ...globSync('eslint.*'),
  ...['vitest.config.ts', 'tsconfig.base.json', 'tsconfig.composite.json', 'package.json'],
  ...['.prettierrc.json', '.prettierignore', 'libs', 'tools/config', 'tools/studio'],
  'tools/backend',
];

/** Throws with what was said when the output of a generator fails prettier, eslint, the type check or its tests. */
export async function checkGenerators(): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'generated-')));
  try {
    copyWorkspace(folder);
    const files = folderOf(folder);
    const written: string[] = [];
    for (const [generator, name, resource] of PARTS)
      written.push(...(await write(files, generators[generator](name, resource))));
    writeFileSync(join(folder, 'tsconfig.json'), projectOf(written));
    const inCopy = (name: string, ...args: string[]) => command(folder, name, ...args);
    await inCopy('prettier', '--check', ...written);
    const code = written.filter((path) => /\.tsx?$/.test(path));
    await inCopy(
      'eslint',
      '--max-warnings',
      '0',
      '--flag',
      'unstable_native_nodejs_ts_config',
      ...code,
    );
    await inCopy('tsc7');
    await runTests(folder);
    console.log(`✓ generators: ${written.length} files pass prettier, eslint, tsc and the tests`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws when a test of a generated part fails, or when none knows it. */
async function runTests(folder: string): Promise<void> {
  const names = [...NAMES, ...WHOLE];
  const report = join(folder, 'report.json');
  const reporter = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
    '--hookTimeout=300000',
  ];
  const run = command(folder, 'vitest', 'run', ...TESTS, '-t', names.join('|'), ...reporter);
  const failure: unknown = await run.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!existsSync(report)) throw failure;
  const { testResults }: { testResults: TestFile[] } = JSON.parse(readFileSync(report, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed');
  const broken = testResults.filter(({ message }) => message).map(({ message }) => message);
  const said = failed.map((test) => [test.fullName, ...test.failureMessages].join('\n'));
  if (failure) throw new Error([...broken, ...said].join('\n\n'), { cause: failure });
  const passed = tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
  const silent = names.filter((name) => !passed.some((one) => one.includes(name)));
  if (silent.length > 0) throw new Error(`no test knows ${silent.join(', ')}`);
}

/** What is read of Vitest's report. */
interface TestFile {
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

/** The parts of the workspace that generators write to, with its own packages linked to the copy. */
function copyWorkspace(folder: string): void {
  for (const path of COPIED) {
    cpSync(path, join(folder, path), {
      recursive: true,
      filter: (source) => !/\/(dist|node_modules|\.data|\.tsbuild|assets)$/.test(source),
    });
  }
  link('.', folder, (name) => name !== '@m30');
  mkdirSync(join(folder, 'node_modules/@m30'));
  for (const name of readdirSync('libs').filter((one) => existsSync(`libs/${one}/package.json`))) {
    symlinkSync(join(folder, 'libs', name), join(folder, 'node_modules/@m30', name));
    link(`libs/${name}`, join(folder, 'libs', name));
  }
  for (const name of ['config', 'studio']) {
    symlinkSync(join(folder, 'tools', name), join(folder, 'node_modules/@m30', name));
  }
  link('tools/backend', join(folder, 'tools/backend'));
}

/** Links what is installed in one folder into another. */
function link(from: string, to: string, isWanted = (_name: string) => true): void {
  const modules = resolve(from, 'node_modules');
  if (!existsSync(modules)) return;
  mkdirSync(join(to, 'node_modules'), { recursive: true });
  for (const name of readdirSync(modules).filter(isWanted)) {
    symlinkSync(join(modules, name), join(to, 'node_modules', name));
  }
}

/** The compiler's own view of what was written, and of all that it imports. */
function projectOf(files: readonly string[]): string {
  const compilerOptions = {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
    incremental: false,
  };
  const code = [...files.filter((path) => /\.tsx?$/.test(path)), SERVICES];
  return JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, files: code });
}

function folderOf(folder: string): Files {
  return {
    exists: (path) => existsSync(join(folder, path)),
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write(path, content) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    },
  };
}

if (import.meta.main) await checkGenerators();
