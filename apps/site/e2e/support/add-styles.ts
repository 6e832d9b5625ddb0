import type { Page } from '@playwright/test';

/**
 * Adds rules to an open page after its own, in a sheet that script constructs: the page's policy refuses style elements of others.
 * @returns takes the rules away again
 */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const added = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
  return () =>
    added.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });
}
