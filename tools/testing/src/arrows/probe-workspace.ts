import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ARROWS } from '../../../../arrows.config.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const DEPCRUISE = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const CHECK = fileURLToPath(new URL('check.ts', import.meta.url));
const COPIED = ['arrows.config.ts', 'tsconfig.base.json', 'package.json'];

/** A file with one import. */
export interface Probe {
  file: string;
  specifier: string;
  typeOnly?: boolean;
}

/** What the rules say about an import. */
export interface Breach {
  from: string;
  rule: { name: string };
  comment: string;
}

/**
 * The projects of the workspace with nothing in them but the probes and what these import. It stands below `.tmp`, so that
 * installed packages are found where they are.
 */
export function probeWorkspace(probes: readonly Probe[]): string {
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.tmp/arrows-'));
  const manifests = Object.keys(ARROWS).map((project) => `${project}/package.json`);
  for (const path of [...COPIED, ...manifests]) cpSync(join(ROOT, path), join(folder, path));
  mkdirSync(join(folder, 'node_modules/@m30'), { recursive: true });
  for (const project of Object.keys(ARROWS))
    symlinkSync(join(folder, project), join(folder, 'node_modules/@m30', posix.basename(project)));
  for (const { file, specifier, typeOnly } of probes) {
    for (const target of targetsOf(folder, file, specifier)) put(folder, target, 'export {};\n');
    const kind = typeOnly ? 'import type' : 'import';
    put(folder, file, `${kind} { anything } from '${specifier}';\nexport { anything };\n`);
  }
  return folder;
}

/** Writes a file of a workspace, each once. */
export function put(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  if (existsSync(path)) throw new Error(`${file} is written twice: one probe for each file`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The files that an import wants, when they are not there yet; a private one too, so that only the rules are in its way. */
function targetsOf(folder: string, file: string, specifier: string): string[] {
  const target = specifier.startsWith('.')
    ? posix.join(posix.dirname(file), specifier)
    : fileOf(folder, specifier);
  return target === undefined || existsSync(join(folder, target)) ? [] : [target];
}

function fileOf(folder: string, specifier: string): string | undefined {
  const [, name, rest = ''] = /^@m30\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const project = Object.keys(ARROWS).find((one) => posix.basename(one) === name);
  if (project === undefined) return undefined;
  const { exports = {} } = JSON.parse(
    readFileSync(join(folder, project, 'package.json'), 'utf8'),
  ) as {
    exports?: Record<string, string | Record<string, string>>;
  };
  const wildcard = rest.includes('/') ? undefined : exports['./*'];
  const found = exports[rest ? `./${rest}` : '.'] ?? wildcard;
  const source = typeof found === 'string' ? found : found?.['@m30/source'];
  return posix.join(project, source?.replace('*', rest) ?? rest);
}

/** `npm run arrows` on a workspace: exit code and output. */
export const checkArrows = (folder: string) => runNode(folder, ['--conditions=@m30/source', CHECK]);

/** Runs a program in a workspace: exit code, and what it printed with the errors last. */
export function runNode(folder: string, args: readonly string[]) {
  return new Promise<{ code: number; output: string }>((done) => {
    const child = execFile(
      process.execPath,
      [...args],
      { cwd: resolve(folder), maxBuffer: 2 ** 26 },
      (_error, output, errors) => done({ code: child.exitCode ?? 1, output: output + errors }),
    );
  });
}

/** Every breach in a workspace of probes, with what the rule advises. */
export async function breachesOf(folder: string): Promise<Breach[]> {
  const args = ['--config', 'arrows.config.ts', '--output-type', 'json'];
  const { output } = await runNode(folder, [DEPCRUISE, ...args, 'apps', 'libs', 'tools']);
  const { summary } = JSON.parse(output) as {
    summary: {
      violations: Omit<Breach, 'comment'>[];
      ruleSetUsed: { forbidden: { name: string; comment: string }[] };
    };
  };
  const comments = new Map(
    summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]),
  );
  return summary.violations.map((one) => ({ ...one, comment: comments.get(one.rule.name) ?? '' }));
}
