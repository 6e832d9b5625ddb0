import { expect, test } from '@playwright/test';
import { watchProblems } from '../support/watch-problems.ts';

test('what a browser refuses is told as an error, which every page of the suite is watched for', async ({
  page,
}) => {
  const { problems } = watchProblems(page);
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/csp-report'));
  await page.goto('/kontakty');
  const refused = await page.evaluate(() => {
    const add = (write: () => unknown) => {
      try {
        write();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    return {
      markup: add(() => document.body.insertAdjacentHTML('beforeend', '<img src=x>')),
      address: add(() => (script.src = 'https://evil.test/x.js')),
      text: add(() => (script.textContent = 'alert(1)')),
      policy: add(() => window.trustedTypes?.createPolicy('other', {})),
    };
  });
  expect(refused).toEqual({
    markup: 'TypeError',
    address: 'TypeError',
    text: 'TypeError',
    policy: 'TypeError',
  });
  expect((await (await reported).response())?.status()).toBe(204);
  expect(problems.filter((text) => /Trusted/.test(text)).length).toBeGreaterThanOrEqual(4);
});

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: object): unknown };
  }
}
