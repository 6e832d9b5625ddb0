import { expect, test } from 'vitest';
import { ARROWS } from '../../../../arrows.config.ts';
import { fileSizes } from './file-sizes.ts';

test('a typical source file has 30 to 80 lines, nine of ten have no more than 200', () => {
  const { median, p90 } = fileSizes(Object.keys(ARROWS));
  expect(median).toBeGreaterThanOrEqual(30);
  expect(median).toBeLessThanOrEqual(80);
  expect(p90).toBeLessThanOrEqual(200);
});
