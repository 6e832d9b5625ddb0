import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer as createVite } from 'vite';
import '../at-workspace.ts';

/** What the page of the documentation says, file by file. */
const page = readFileSync('docs/embedding.md', 'utf8');
const codeOf = (file: string): string =>
  new RegExp(`\`\`\`\\w+\\n// ${file}\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? '';

const folder = mkdtempSync(join(tmpdir(), 'm30-origin-'));
const asked: { url: string; origin: string; host: string }[] = [];
const site = createServer(({ url = '', headers }, response) => {
  asked.push({ url, origin: headers.origin ?? '', host: headers.host ?? '' });
  response.setHeader('content-type', 'application/json').end('{"code":200,"result":{}}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  process.env['SITE'] = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  delete process.env['SITE'];
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the proxy of Vite passes a write on as one of the site itself', async () => {
  const configFile = join(folder, 'vite.config.ts');
  writeFileSync(configFile, codeOf('vite.config.ts'));
  const vite = await createVite({
    ...{ root: folder, configFile, logLevel: 'silent', clearScreen: false },
    server: { host: '127.0.0.1', port: 0, ws: false },
  });
  try {
    await vite.listen();
    const { port } = vite.httpServer?.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api/Form.CallRequest`, {
      method: 'POST',
      headers: { origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await answer.json()).toEqual({ code: 200, result: {} });
    const own = process.env['SITE'] ?? '';
    expect(asked).toEqual([{ url: '/api/Form.CallRequest', origin: own, host: new URL(own).host }]);
  } finally {
    await vite.close();
  }
});

test('the rewrites of Next are as it documents them: a path each, and the same one elsewhere', async () => {
  const file = join(folder, 'next.config.mjs');
  writeFileSync(file, codeOf('next.config.mjs'));
  const { default: config } = (await import(pathToFileURL(file).href)) as {
    default: { rewrites(): Promise<{ source: string; destination: string }[]> };
  };
  const own = process.env['SITE'];
  expect(await config.rewrites()).toEqual(
    ['api', 'media'].map((path) => ({
      source: `/${path}/:path*`,
      destination: `${own}/${path}/:path*`,
    })),
  );
});
