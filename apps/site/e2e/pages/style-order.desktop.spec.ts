import { expect, test, type Page } from '@playwright/test';
import { dialogs, openDialog } from '../support/dialogs.ts';
import { logIn } from '@m30/e2e/demo-buyer';
import { openPage } from '@m30/e2e/open-page';
import { filesOf, inReverse } from '../support/reverse-styles.ts';
import { accountAddresses, catalogueStates, oneOfEachKind } from '../support/routes.ts';
import { sideBySide } from '../support/side-by-side.ts';

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
  const styles = filesOf(await stylesOf(page));
  expect(styles.files.length, `files of the styles of ${what}`).toBeGreaterThan(20);
  const orders = {
    files: styles.files,
    one: [...styles.order, ...styles.files].join(''),
    other: inReverse(styles),
  };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(differences, orders), `${what}, ${width} px wide`).toEqual([]);
  }
}

/** Texts of the style sheets of a page in their order. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Promise.all(
      [...document.styleSheets].map(async ({ href, ownerNode }) =>
        href ? (await fetch(href)).text() : (ownerNode?.textContent ?? ''),
      ),
    ),
  );
}

interface Orders {
  /** Rules of each file. */
  files: readonly string[];
  /** All of them, in their order and in the opposite one. */
  one: string;
  other: string;
}

/** Runs in the page: which of its elements look different in one order and the other, as «element: properties in the first». */
function differences({ files, one, other }: Orders): string[] {
  const elements = [...document.body.querySelectorAll('*')];
  const [rendered, sheet] = [new CSSStyleSheet(), new CSSStyleSheet()];
  // What is skipped while it is off screen has the sizes of whenever it was last seen.
  rendered.replaceSync('*, ::details-content { content-visibility: visible !important }');
  const declared = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      const { style } = rule as Partial<CSSStyleRule>;
      const { cssRules } = rule as Partial<CSSGroupingRule>;
      const names = Array.from({ length: style?.length ?? 0 }, (_, at) => style?.item(at) ?? '');
      return [...names, ...(cssRules ? declared(cssRules) : [])];
    });
  // Only what two files declare can depend on their order.
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const text of files) {
    sheet.replaceSync(text);
    for (const name of new Set(declared(sheet.cssRules))) {
      if (seen.has(name) && !name.startsWith('--')) shared.add(name);
      seen.add(name);
    }
  }
  const properties = [...shared];
  const looksWith = (css: string) => {
    sheet.replaceSync(css);
    return elements.map((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        return properties.map((name) => style.getPropertyValue(name));
      }),
    );
  };

  const own = [...document.styleSheets];
  for (const each of own) each.disabled = true;
  document.adoptedStyleSheets = [rendered, sheet];
  const [before, after] = [looksWith(one), looksWith(other)];
  document.adoptedStyleSheets = [];
  for (const each of own) each.disabled = false;

  return elements.flatMap((element, index) => {
    const [first = [], second = []] = [before[index], after[index]];
    const changed = first.flatMap((value, at) =>
      second[at] === value ? [] : `${properties[at % properties.length]} ${value}`,
    );
    return changed.length > 0 || first.length !== second.length
      ? `${element.tagName}.${element.getAttribute('class')}:${changed.join()}`
      : [];
  });
}
