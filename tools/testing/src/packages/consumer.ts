import { execFile } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** npm with everything that would ask, wait or say something beside the matter left out. */
export async function npm(cwd: string, registry: string, ...args: string[]): Promise<string> {
  const { host } = new URL(registry);
  const flags = [`--registry=${registry}`, `--//${host}/:_authToken=none`, '--ignore-scripts'];
  const quiet = ['--prefer-offline', '--replace-registry-host=never', '--loglevel=error'];
  return command(cwd, 'npm', ...args, ...flags, ...quiet);
}

/** Runs a command; what it printed is in the error when it fails. */
export async function command(cwd: string, name: string, ...args: string[]): Promise<string> {
  return (await run(cwd, name, args)).stdout;
}

/**
 * Builds an app that follows what the guides say.
 * @throws where that fails, or warns of the directive that the packages begin with
 */
export async function build(cwd: string): Promise<void> {
  const { stdout, stderr } = await run(cwd, 'npm', ['run', 'build']);
  const warned = `${stdout}\n${stderr}`.split('\n').find((line) => /use client/.test(line));
  if (warned) throw new Error(`the build in ${cwd} warns: ${warned}`);
}

async function run(cwd: string, name: string, args: readonly string[]) {
  try {
    const options = { cwd, env: direct(process.env), maxBuffer: 32 * 1024 * 1024 };
    return await execute(name, args, options);
  } catch (error) {
    const said = error as { stdout?: string; stderr?: string };
    throw new Error([`${name} ${args.join(' ')}`, said.stdout, said.stderr].join('\n'));
  }
}

/** The same environment, with this machine reached past any proxy, which npm hands down, and nothing told about it. */
function direct(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const known = [env['npm_config_noproxy'], env['NO_PROXY'], env['no_proxy']].filter(Boolean);
  return {
    ...env,
    npm_config_noproxy: [...known, '127.0.0.1', 'localhost'].join(),
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/**
 * Copies an example out of the repository and installs it as another team would: from a registry.
 * @returns its folder
 */
export async function installConsumer(name: string, to: string, registry: string): Promise<string> {
  const folder = join(to, name);
  mkdirSync(folder);
  cpSync(join('examples', name), folder, { recursive: true });
  await npm(folder, registry, 'install', '--no-package-lock');
  return folder;
}
