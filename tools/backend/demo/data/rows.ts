import type { Row } from './types.ts';

const row = (front: string, back: string): Row => ({
  front: front.split(' '),
  back: back.split(' '),
});

/**
 * Typical floors. A corner plan stands only at an end of a list, and only at ends that are free:
 * `left` rows join another section on their right, `right` rows on their left.
 */
export const rows: Readonly<Record<string, Row>> = {
  'comfort-11': row(
    'e2-45 studio-25 1k-35 studio-22 1k-41',
    'e3-71 studio-22 e2-41 1k-38 studio-25 studio-27',
  ),
  'comfort-10': row('1k-41 studio-30 e2-48 studio-25 2k-68', 'studio-27 1k-35 e2-41 1k-38 e2-45'),
  'comfort-8': row('e3-76 1k-43 e2-48 2k-68', 'e2-45 2k-54 1k-35 1k-41'),
  'comfort-left-6': row('e2-45 studio-25 1k-38', '2k-68 1k-35 studio-22'),
  'comfort-right-6': row('1k-35 studio-25 e3-71', 'studio-22 e2-41 1k-41'),
  'comfort-left-5': row('e3-76 1k-43', 'studio-27 2k-58 studio-30'),
  'comfort-right-5': row('e2-48 2k-68', 'studio-25 2k-54 e2-45'),
  'terrace-8': row('e3-76 e2-48 3k-79 2k-68', 'e2-45 1k-43 2k-54 e3-71'),
  'terrace-6': row('e3-82 e2-52 3k-86', '2k-68 e3-66 e3-76'),
  'terrace-4': row('3k-93 4k-112', 'e3-82 3k-86'),
  'loft-10': row('e2-45 studio-30 e2-48 1k-43 2k-68', '1k-41 studio-30 e2-52 1k-38 e3-71'),
  'loft-left-6': row('e2-45 studio-30 1k-43', 'e3-71 e2-41 studio-25'),
  'loft-right-6': row('studio-30 e2-48 2k-68', '1k-38 2k-54 1k-41'),
  'loft-attic-4': row('3k-86 e2-52', 'e3-66 e3-82'),
  'business-9': row('e3-76 studio-30 1k-43 2k-68', '3k-86 1k-43 e2-48 studio-30 e2-45'),
  'business-left-5': row('e3-76 studio-30', '2k-68 e2-48 1k-43'),
  'business-right-5': row('2k-64 1k-43 e2-45', 'e2-48 3k-93'),
  'business-6': row('e3-82 2k-64 3k-93', '3k-86 e2-52 2k-68'),
  'tower-9': row('e3-76 1k-43 studio-30 2k-68', 'e3-71 studio-30 2k-58 1k-38 1k-41'),
  'tower-6': row('e3-82 2k-64 3k-93', '3k-86 e2-52 2k-68'),
  'tower-4': row('4k-112 4k-128', '3k-93 3k-86'),
  'premium-7': row('3k-86 2k-64 e2-52 e3-82', '3k-93 1k-43 2k-68'),
  'premium-5': row('e3-82 3k-79 3k-93', '4k-112 4k-128'),
  'premium-4': row('4k-128 4k-112', '3k-93 e3-82'),
  'pine-6': row('e2-45 1k-43 2k-68', 'e3-76 studio-30 1k-41'),
  'pine-5': row('e3-71 2k-64 e2-45', '2k-68 3k-86'),
};
