import { expect, test } from 'vitest';
import { testClock } from '../../../testing/test-backend.ts';
import { createPreviewLinks } from './preview-link.ts';

test('a signed link shows one page for three days', () => {
  const clock = testClock();
  const links = createPreviewLinks('key', clock);
  const preview = links.sign('/ddu');
  expect(links.accepts('/ddu', preview)).toBe(true);
  expect(links.accepts('/ddu/', preview)).toBe(true);
  expect(links.accepts('/kompaniya', preview)).toBe(false);
  expect(createPreviewLinks('other', clock).accepts('/ddu', preview)).toBe(false);
  clock.pass(3 * 24 * 3600);
  expect(links.accepts('/ddu', preview)).toBe(false);
});

test.each(['', '9999999999', '9999999999.', `9999999999.${'a'.repeat(43)}`, 'NaN.x', '\0.\0'])(
  '«%s» is no link',
  (preview) => {
    expect(createPreviewLinks('key', testClock()).accepts('/ddu', preview)).toBe(false);
  },
);
