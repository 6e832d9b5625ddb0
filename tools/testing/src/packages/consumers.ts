/** Publishes the packages to a registry of this run and lets fresh apps outside the repository use them. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { checkCompilers } from './compilers.ts';
import { build, command, installConsumer, npm } from './consumer.ts';
import { installScripts } from './install-scripts.ts';
import { firstExamples } from './first-examples.ts';
import { publishable, typedEntries } from './entries.ts';
import { startRegistry } from './registry.ts';
import { stageAll } from './stage-all.ts';
import { checkTemplates } from './templates.ts';

/** What the server-rendered page has to say before any script runs: blocks, calculator, form, map. */
const RENDERED = [
  'Двор закрыт для машин',
  'Семейная ипотека',
  'Остались вопросы',
  'Обводный канал',
];

/** Throws when a package cannot be published, installed, compiled against, built with or rendered. */
export async function checkConsumers(): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'consumers-')));
  const from = await upstream();
  const registry = await startRegistry(from);
  try {
    for (const { folder: staged } of stageAll(join(folder, 'staged'))) {
      await npm(staged, registry.origin, 'publish', '--tag=latest');
    }
    console.log(`✓ published ${registry.published().join(', ')}`);
    await script(folder, registry.origin, from);
    await app('vite-app', folder, registry.origin);
    await rendered(await app('ssr-app', folder, registry.origin));
    await checkTemplates(folder, registry.origin, from);
  } finally {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The registry this machine installs from. */
async function upstream(): Promise<string> {
  return (await command('.', 'npm', 'config', 'get', 'registry')).trim();
}

/** A strict consumer that checks the types of every entry, runs in plain Node and compiles the READMEs. */
async function script(folder: string, registry: string, from: string): Promise<void> {
  const at = await installConsumer('node-script', folder, registry);
  const entries = publishable().flatMap((library) => typedEntries(library));
  const all = entries.map((entry, index) => `export * as entry${index} from '${entry}';\n`);
  writeFileSync(join(at, 'src/entries.ts'), all.join(''));
  for (const { library, code } of firstExamples(publishable())) {
    writeFileSync(join(at, `src/readme-${library}.tsx`), code);
  }
  writeFileSync(join(at, 'src/css.d.ts'), "declare module '*.css';\n");
  const engines = ['mapbox-gl', 'maplibre-gl'].filter((name) =>
    existsSync(join(at, 'node_modules', name)),
  );
  if (engines.length > 0) throw new Error(`nobody asked for ${engines.join(', ')}`);
  const scripts = installScripts(at);
  if (scripts.length > 0) throw new Error(`installing runs scripts of ${scripts.join(', ')}`);
  await command(at, 'npx', 'tsc');
  await checkCompilers(at, registry, from);
  const said = await command(at, 'node', 'src/main.ts');
  for (const words of ['Ключи выдают', 'Двухкомнатных: ']) {
    if (!said.includes(words)) throw new Error(`node-script did not print «${words}»:\n${said}`);
  }
  console.log(
    `✓ node-script: ${entries.length} entries compiled without skipLibCheck, run by Node`,
  );
}

/** Installs and builds an app. */
async function app(name: string, folder: string, registry: string): Promise<string> {
  const at = await installConsumer(name, folder, registry);
  await build(at);
  console.log(`✓ ${name}: installed and built in ${relative(tmpdir(), at)}`);
  return at;
}

/** Starts the built server and reads its page. */
async function rendered(folder: string): Promise<void> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const server = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  });
  try {
    const html = await page(`http://127.0.0.1:${port}/`);
    const missing = RENDERED.filter((words) => !html.includes(words));
    if (missing.length > 0) throw new Error(`ssr-app did not render ${missing.join(', ')}`);
    console.log('✓ ssr-app: form, blocks, map and calculator stand in the HTML');
  } finally {
    server.kill();
  }
}

/** Asks until the server answers, for 30 s at most. */
async function page(address: string): Promise<string> {
  for (const started = Date.now(); ;) {
    try {
      return await (await fetch(address)).text();
    } catch (error) {
      if (Date.now() - started > 30_000) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

if (import.meta.main) await checkConsumers();
