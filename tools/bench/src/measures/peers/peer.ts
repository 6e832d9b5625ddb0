import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const peers = fileURLToPath(new URL('../../../peers', import.meta.url));
const root = fileURLToPath(new URL('../../../../..', import.meta.url));

/** Another framework that renders the same page. */
export interface Peer {
  name: string;
  /** Its folder in `peers`. */
  folder: string;
  /** Its packages come from the registry into a folder outside the repository; else they are the repository's own. */
  installs?: boolean;
  build: readonly string[];
  start: readonly string[];
}

/** The generated parts of the page. */
export interface PeerPage {
  /** Source of `Page.tsx`. */
  page: string;
  lots: unknown;
}

/**
 * Builds a peer with the page and starts it.
 * @param outside folder for what is installed
 * @throws Error with the output of a step that failed
 */
export async function startPeer(
  { name, folder, installs, build, start }: Peer,
  { page, lots }: PeerPage,
  { outside, port }: { outside: string; port: number },
): Promise<{ child: ChildProcess; pid: number; url: string }> {
  const home = installs ? join(outside, folder) : join(root, '.tmp', `peer-${folder}`);
  mkdirSync(home, { recursive: true });
  cpSync(join(peers, folder), home, { recursive: true });
  cpSync(join(peers, 'Cards.tsx'), join(home, 'app/Cards.tsx'));
  writeFileSync(join(home, 'app/Page.tsx'), page);
  writeFileSync(join(home, 'app/lots.json'), JSON.stringify(lots));
  const bin = installs ? join(home, 'node_modules/.bin') : join(root, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env['PATH']}`,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
  };
  if (installs && !existsSync(bin)) {
    run('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], home, env);
  }
  const [builder = '', ...options] = build;
  run(builder, options, home, env);
  const [command = '', ...rest] = start;
  const child = spawn(join(bin, command), rest, {
    cwd: home,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/katalog`;
  for (let waited = 0; waited < 600; waited++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    ) {
      return { child, pid: child.pid ?? 0, url };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`${name} does not answer`);
}

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`);
}
