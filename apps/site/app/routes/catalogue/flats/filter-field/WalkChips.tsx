import type { FacetOption } from '@m30/api';
import { formatCount } from '@m30/ui-kit/format';
import { ChoiceChips } from './ChoiceChips.tsx';

export interface WalkChipsProps {
  name: string;
  options: readonly FacetOption[];
  /** The most minutes that are chosen. */
  minutes: number | undefined;
}

/** Minutes on foot at most; those of a sentence or an address that are no option stand among them. */
export function WalkChips({ name, options, minutes }: WalkChipsProps) {
  const value = minutes === undefined ? undefined : String(minutes);
  const own =
    minutes === undefined || value === undefined || options.some((one) => one.value === value)
      ? []
      : [{ value, label: `До\u00a0${formatCount(minutes, ['минуты', 'минут', 'минут'])}` }];
  return (
    <ChoiceChips
      name={name}
      options={[...options, ...own].toSorted(
        (one, other) => Number(one.value) - Number(other.value),
      )}
      chosen={value === undefined ? [] : [value]}
      none="Не&nbsp;важно"
    />
  );
}
