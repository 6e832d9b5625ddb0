import { test as base, type Page } from '@playwright/test';
import { registerWithoutPages, somePerson, type Person } from '@m30/e2e/auth';
import { logIn } from '@m30/e2e/demo-buyer';

export { expect } from '@playwright/test';
export { openPage } from '@m30/e2e/open-page';
interface BuyerFixtures {
  /** Registers somebody new, logs him in in the page's context instead of the demo buyer and tells who he is: for journeys that change things. */
  asNewBuyer: () => Promise<Person>;
}

/** A test whose `page` is already logged in as the demo buyer. */
export const test = base.extend<BuyerFixtures>({
  context: async ({ context }, run) => {
    await logIn(context);
    await run(context);
  },
  asNewBuyer: async ({ context }, run) => {
    await run(async () => {
      const person = somePerson();
      await context.clearCookies();
      // By letter: a code by SMS keeps the next one by the same way waiting.
      await registerWithoutPages(context.request, person, 'email');
      const { phone, password } = person;
      const answer = await context.request.post('/api/User.Authorization', {
        data: { phone, password },
      });
      if (!answer.ok()) throw new Error(`A new buyer could not log in: ${await answer.text()}`);
      return person;
    });
  },
});

/** The heading of the page. */
export const pageTitle = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
