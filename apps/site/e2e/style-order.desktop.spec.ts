import { expect, test, type Page } from '@playwright/test';
import { dialogs, openDialog } from './support/dialogs.ts';
import { logIn } from './support/demo-buyer.ts';
import { openPage } from './support/open-page.ts';
import { accountAddresses, catalogueStates, oneOfEachKind } from './support/routes.ts';
import { sideBySide } from './support/side-by-side.ts';

const WIDTHS = [390, 1440];

test.describe.configure({ timeout: 300_000 });

test('no page looks different when its styles come in the opposite order', async ({ context }) => {
  const addresses = [...oneOfEachKind.map(({ address }) => address), ...catalogueStates];
  await sideBySide(context, ['/ui-kit', ...addresses], async (page, address) => {
    await openPage(page, address);
    await expectSameInReverse(page, address);
  });
});

test('no page of the account does', async ({ context }) => {
  await logIn(context);
  await sideBySide(context, accountAddresses, async (page, address) => {
    await openPage(page, address);
    await expectSameInReverse(page, address);
  });
});

test('no dialog does', async ({ context }) => {
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
 * file that came before it; as «element: property, property».
 */
function differences(): string[] {
  const looks = () =>
    [...document.body.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
      }),
    );
  const sheets = [...document.styleSheets];
  const rulesOf = (rule: CSSRule): CSSRule[] =>
    rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule];
  /** Rules of one module stay together, in their order; the hash in their class names tells it. */
  const files = (rules: readonly CSSRule[]) => {
    const groups: string[][] = [];
    let last: string | undefined;
    for (const { cssText } of rules) {
      const file = /\._\w+?_(\w{5})_\d/.exec(cssText)?.[1] ?? last;
      if (file !== last || !groups.length) groups.push([]);
      groups.at(-1)?.push(cssText);
      last = file;
    }
    return groups.map((group) => group.join('\n'));
  };
  const reversed = sheets
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) =>
      rule instanceof CSSLayerBlockRule
        ? files(rulesOf(rule)).map((text) => `@layer ${rule.name} { ${text} }`)
        : [rule.cssText],
    )
    .toReversed();
  const order = reversed.filter((text) => /^@layer [^{]*;$/.test(text)).toReversed();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...order, ...reversed].join('\n'));

  const before = looks();
  document.adoptedStyleSheets = [sheet];
  for (const each of sheets) each.disabled = true;
  const after = looks();
  for (const each of sheets) each.disabled = false;
  document.adoptedStyleSheets = [];

  const elements = [...document.body.querySelectorAll('*')];
  return before.flatMap((look, index) => {
    const names = [...look].filter(([name, value]) => after[index]?.get(name) !== value);
    if (names.length === 0) return [];
    const element = elements[Math.floor(index / 3)];
    const changed = names.map(([name, value]) => `${name} ${value} → ${after[index]?.get(name)}`);
    return [`${element?.tagName}.${element?.className}: ${changed.join(', ')}`];
  });
}
