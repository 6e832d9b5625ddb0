import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATES, type Template } from '@m30/create-app/templates';
import { build, command, npm } from './consumer.ts';
import { isServed } from './is-served.ts';

/** What a template needs of a registry besides the workspace's own lock file. */
const NEXT = join(import.meta.dirname, 'next/package-lock.json');

/** Words of the blocks on the page of that template. */
const ON_THE_PAGE = ['Дом сдан, ключи выдают', 'Двор закрыт для машин', 'Есть ли паркинг'];

/**
 * Writes a project of each template by the published command, installs all in one go, runs their tests and builds them.
 * Next is in no `npm ci` of this workspace: its template is left out, and that is said, where nobody has Next's archive to give.
 * @param upstream registry that has the archives of others
 * @throws where a template cannot be written, installed, tested or built
 */
export async function checkTemplates(
  to: string,
  registry: string,
  upstream: string,
): Promise<void> {
  const folder = join(to, 'templates');
  mkdirSync(folder);
  // One install for all: projects of one folder share what they ask for.
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "workspaces": ["projects/*"] }');
  await npm(folder, registry, 'install', '@m30/create-app');
  const names = Object.keys(TEMPLATES) as Template[];
  const hasNext = await isServed(upstream, NEXT, 'next');
  if (!hasNext) console.log(`– template blocks: not tried, ${upstream} does not give Next`);
  const tried = names.filter((name) => name !== 'blocks' || hasNext);
  for (const name of tried) {
    await command(folder, 'npx', 'create-app', `projects/${name}`, '--template', name);
  }
  await npm(folder, registry, 'install');
  for (const name of tried) {
    const project = join(folder, 'projects', name);
    await command(project, 'npm', 'test');
    await build(project);
    if (name === 'blocks') checkRendered(project);
    console.log(`✓ template ${name}: written, installed, tested and built`);
  }
}

/** Throws when a block is not in the HTML that Next has made of the page. */
function checkRendered(project: string): void {
  const html = readFileSync(join(project, '.next/server/app/index.html'), 'utf8');
  const seen = html.replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll('\u00a0', ' ');
  const missing = ON_THE_PAGE.filter((words) => !seen.includes(words));
  if (missing.length > 0) throw new Error(`Next did not render ${missing.join(', ')}`);
}
