import { plural } from '@m30/ui-kit/format';

/** Spoken name of an icon with its number of lots: «Корзина, 2 лота»; without lots the name alone. */
export function withCount(name: string, count: number): string {
  return count > 0 ? `${name}, ${count} ${plural(count, ['лот', 'лота', 'лотов'])}` : name;
}
