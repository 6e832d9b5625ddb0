import { formatCount } from '@m30/ui-kit/format';

/** «128 вариантов». */
export const variants = (total: number): string =>
  formatCount(total, ['вариант', 'варианта', 'вариантов']);
