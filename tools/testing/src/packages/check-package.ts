import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { publishedFaults, unlayeredFaults } from '../styles/published.ts';
import budgets from './archive-budgets.json' with { type: 'json' };
import type { Packed } from './pack.ts';

const execute = promisify(execFile);

/** What stands in every archive beside what was built. */
const DOCUMENTS = ['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json'];

/** What each archive may weigh as npm sends it, KB: a tenth above what was measured. */
const ARCHIVES: Readonly<Record<string, number>> = budgets;

/** No module written by hand is this large: something was copied into it. */
const LARGEST_MODULE = 100_000;

/** Faults of one package: what publint, attw and this product's own rules say. */
export async function checkPackage(packed: Packed): Promise<string[]> {
  if (!packed.files.some((path) => path.startsWith('dist/'))) {
    return [`is not built: nx run ${packed.manifest.name}:build`];
  }
  const [linted, typed] = await Promise.all([lint(packed), types(packed)]);
  return [...linted, ...typed, ...weight(packed), ...documents(packed), ...modules(packed)];
}

function weight({ manifest: { name }, tarball }: Packed): string[] {
  const kilobytes = statSync(tarball).size / 1024;
  const most = ARCHIVES[name];
  if (most === undefined)
    return [`has no line in archive-budgets.json: ${kilobytes.toFixed(1)} KB`];
  if (kilobytes <= most) return [];
  return [`weighs ${kilobytes.toFixed(1)} KB, more than the ${most} of archive-budgets.json`];
}

async function lint({ manifest, tarball }: Packed): Promise<string[]> {
  const bytes = readFileSync(tarball);
  const { messages } = await publint({
    strict: true,
    pack: { tarball: new Uint8Array(bytes).buffer },
  });
  return messages.map((message) => {
    const words = formatMessage(message, { ...manifest }, { color: false });
    return `publint: ${words ?? message.code}`;
  });
}

/** Types must resolve from ES modules and bundlers; CommonJS is not offered. Who promises none has no fault. */
async function types(packed: Packed): Promise<string[]> {
  const entries = typedEntries(packed);
  if (entries.length === 0) return [];
  const args = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-summary'];
  try {
    await execute('attw', [packed.tarball, ...args, '--entrypoints', ...entries]);
    return [];
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    const lines = said.split('\n').filter((line) => /💀|❌|⚠️|🚭|🎭|👺|🐛|🤨|❗|❓/u.test(line));
    const faults = lines.filter((line) => !line.includes('(ignored)'));
    return (faults.length > 0 ? faults : [said.trim()]).map((line) => `attw: ${line.trim()}`);
  }
}

/** Entries that promise types, patterns expanded by what was packed. */
function typedEntries({ manifest, files }: Packed): string[] {
  return Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const path = typeof target === 'string' ? undefined : target['types']?.replace('./', '');
    if (!path) return [];
    const [before = '', after] = path.split('*');
    if (after === undefined) return [entry];
    return files
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .map((file) => entry.replace('*', file.slice(before.length, file.length - after.length)));
  });
}

function documents({ files }: Packed): string[] {
  return DOCUMENTS.filter((file) => !files.includes(file)).map((file) => `has no ${file}`);
}

/** A template of a project has tests, which are there for whoever begins one. */
const isOwnTest = (file: string) =>
  /\.(test|stories)\./.test(file) && !file.startsWith('templates/');

/** Rules of this product about the files themselves. */
function modules({ manifest, staged, files }: Packed): string[] {
  const entries = new Set(Object.values(manifest.exports).filter((one) => typeof one === 'string'));
  return files.flatMap((file) => {
    const faults: string[] = [];
    const path = join(staged, file);
    if (isOwnTest(file)) faults.push(`${file} is published, and it is a test`);
    if (file.endsWith('.js') && statSync(path).size > LARGEST_MODULE) {
      faults.push(`${file} is larger than ${LARGEST_MODULE} bytes: something was copied into it`);
    }
    if (file.endsWith('.css') && !file.startsWith('templates/')) {
      const css = readFileSync(path, 'utf8');
      const sheet =
        file === 'dist/unlayered.css'
          ? unlayeredFaults(css)
          : publishedFaults(css, entries.has(`./${file}`));
      faults.push(...sheet.map((fault) => `${file} ${fault}`));
    }
    if (file.endsWith('.d.ts')) {
      const text = readFileSync(path, 'utf8');
      const wrong = text.match(
        /(?:from|import)\s*(?:\(\s*)?['"](\.[^'"]*?\.tsx?|[^'"]*\/src\/[^'"]*)['"]/,
      );
      if (wrong) faults.push(`${file} names a source: ${wrong[1]}`);
    }
    return faults;
  });
}
