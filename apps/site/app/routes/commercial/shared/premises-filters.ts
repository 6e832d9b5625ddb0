import type { PremisesFacets } from '@m30/api';
import type { PremisesFilter } from '@m30/api/filters';
import { formatMillions, formatNumber } from '@m30/ui-kit/format';
import { priceAndAreaWords, type ListingWords } from '../../../components/listing-form/index.ts';
import { optionLabel } from '../../../store/listing/index.ts';

/** Words of the filters of commercial premises. */
export const premisesWords: ListingWords<PremisesFilter, PremisesFacets> = {
  complex: {
    chip: (value, { complex }) => optionLabel(complex, value),
    lift: 'В\u00a0любом комплексе',
  },
  building: {
    chip: (value, { building }) => optionLabel(building, value),
    lift: 'В\u00a0любом корпусе',
  },
  purpose: { chip: (value, { purpose }) => optionLabel(purpose, value), lift: 'Для любого дела' },
  ...priceAndAreaWords((roubles) => formatMillions(roubles * 100)),
  powerFrom: {
    chip: (kilowatts) => `От\u00a0${kilowatts}\u00a0кВт`,
    lift: 'С\u00a0любой мощностью',
  },
  ceilingFrom: {
    chip: (metres) => `Потолок от\u00a0${formatNumber(metres, 2)}\u00a0м`,
    lift: 'С\u00a0любым потолком',
  },
  entrance: { chip: () => 'Отдельный вход', lift: 'С\u00a0любым входом' },
  handover: { chip: handoverWords, lift: 'С\u00a0любым сроком ключей' },
  free: { chip: () => 'Только свободные', lift: 'Вместе с\u00a0забронированными' },
};

function handoverWords(value: string, { handover }: PremisesFacets): string {
  const label = handover.find((option) => option.value === value)?.label;
  return label ? `Ключи: ${label.charAt(0).toLowerCase()}${label.slice(1)}` : value;
}
