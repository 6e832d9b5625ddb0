import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';
import { E2E_PORT } from '@m30/e2e/server';

const PORT = E2E_PORT + 2;
const origin = `http://localhost:${PORT}`;
const dataDir = mkdtempSync(join(tmpdir(), 'lead-'));
let server: ChildProcess;

test.setTimeout(120_000);

test.afterAll(async () => {
  if (server.exitCode === null) await ended(server, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

test(
  'a confirmed request still stands in the database after the server was killed',
  { tag: '@full' },
  async ({ page }) => {
    server = await started();
    await openPage(page, `${origin}/kontakty`);
    await page.getByRole('banner').getByRole('link', { name: 'Заказать звонок' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Имя').fill('Анна Каренина');
    await dialog.getByLabel('Телефон').pressSequentially('8 (921) 555-01-02');
    await dialog.getByRole('button', { name: 'Жду звонка' }).click();
    await expect(dialog.getByRole('status')).toBeVisible();

    await ended(server, 'SIGKILL');
    server = await started();
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await ended(server, 'SIGTERM');

    const database = new PGlite(join(dataDir, 'db'));
    const { rows } = await database.query(
      "select method, name, phone, details->>'url' as url from leads where phone = '+79215550102'",
    );
    await database.close();
    expect(rows).toEqual([
      {
        method: 'Form.CallRequest',
        name: 'Анна Каренина',
        phone: '+79215550102',
        url: '/kontakty',
      },
    ]);
  },
);

async function started(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['tools/server/build/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DEMO: '1',
      PUBLIC_ORIGIN: origin,
    },
  });
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  return child;
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
