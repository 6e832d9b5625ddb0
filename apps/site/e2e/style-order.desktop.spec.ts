import { expect, test, type Page } from '@playwright/test';
import { dialogs, openDialog } from './support/dialogs.ts';
import { logIn } from './support/demo-buyer.ts';
import { openPage } from './support/open-page.ts';
import { accountAddresses, catalogueStates, oneOfEachKind } from './support/routes.ts';
import { sideBySide } from './support/side-by-side.ts';

const WIDTHS = [390, 1440];

test.describe.configure({ timeout: 300_000 });

test('a document declares the order of the layers before anything else, even before styles of a part', async ({
  page,
}) => {
  const inline = '/katalog?complex=kanal&building=korpus-2&rooms=2&view=chess';
  for (const address of ['/', inline, '/iframe/catalog-bot']) {
    await page.goto(address);
    const first = await page.evaluate(() => document.styleSheets[0]?.cssRules[0]?.cssText);
    expect(first, address).toMatch(/^@layer m30\.vendor, m30\.tokens, .*, m30\.page;$/);
  }
});

test(
  'no page looks different when its styles come in the opposite order',
  { tag: '@full' },
  async ({ context }) => {
    const addresses = [...oneOfEachKind.map(({ address }) => address), ...catalogueStates];
    await sideBySide(context, ['/ui-kit', ...addresses], async (page, address) => {
      await openPage(page, address);
      await expectSameInReverse(page, address);
    });
  },
);

test('no page of the account does', { tag: '@full' }, async ({ context }) => {
  await logIn(context);
  await sideBySide(context, accountAddresses, async (page, address) => {
    await openPage(page, address);
    await expectSameInReverse(page, address);
  });
});

test('no dialog does', { tag: '@full' }, async ({ context }) => {
  await sideBySide(context, dialogs, async (page, dialog) => {
    await openDialog(page, '/kontakty', dialog);
    await expectSameInReverse(page, dialog.name);
  });
});

async function expectSameInReverse(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(differences), `${what}, ${width} px wide`).toEqual([]);
  }
}

/**
 * Runs in the page: what its elements look like with the rules as they came, and with those of each file before those of the
 * file that came before it; as «element: property as it came».
 */
function differences(): string[] {
  const elements = [...document.body.querySelectorAll('*')];
  const properties = [...getComputedStyle(document.body)];
  const looks = () =>
    elements.map((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        return properties.map((name) => `${part ?? ''} ${name} ${style.getPropertyValue(name)}`);
      }),
    );

  /** Rules of one CSS module stay together, in their order; the hash in their class names tells it. */
  const byFile = (layer: CSSLayerBlockRule) => {
    const groups: string[][] = [];
    let last: string | undefined;
    for (const { cssText } of layer.cssRules) {
      const file = /\._\w+?_(\w{5})_\d/.exec(cssText)?.[1] ?? last;
      if (file !== last || groups.length === 0) groups.push([]);
      groups.at(-1)?.push(cssText);
      last = file;
    }
    return groups.map((group) => `@layer ${layer.name} {${group.join('')}}`);
  };
  const sheets = [...document.styleSheets];
  const rules = sheets
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? byFile(rule) : rule.cssText));
  const order = rules.filter((text) => /^@layer [^{]*;$/.test(text));
  // A file that is linked twice counts where it comes last.
  const reversed = new CSSStyleSheet();
  reversed.replaceSync([...order, ...new Set(rules.toReversed())].join(''));

  const before = looks();
  document.adoptedStyleSheets = [reversed];
  for (const sheet of sheets) sheet.disabled = true;
  const after = looks();
  for (const sheet of sheets) sheet.disabled = false;
  document.adoptedStyleSheets = [];

  return elements.flatMap((element, index) => {
    const changed = before[index]?.filter((value, at) => after[index]?.[at] !== value) ?? [];
    return changed.length > 0 ? `${element.tagName}.${element.className}:${changed.join()}` : [];
  });
}
