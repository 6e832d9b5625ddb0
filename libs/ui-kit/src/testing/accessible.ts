/**
 * Fails with axe's own words when the element breaks a rule of WCAG A/AA or good practice.
 * Contrast is left to a real browser: jsdom has no layout.
 */
export async function expectAccessible(element: Element): Promise<void> {
  // Half a megabyte that only some tests want.
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  if (violations.length === 0) return;
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`,
  );
  throw new Error(`Accessibility rules broken:\n${found.join('\n')}`);
}
