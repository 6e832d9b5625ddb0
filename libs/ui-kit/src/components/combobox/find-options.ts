import type { SelectOption } from '../select/Select.tsx';

/** Options that have the typed words anywhere; case and «ё» make no difference. */
export function findOptions<Option extends SelectOption>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').trim();
