import type { PlaceFacets } from '@m30/api';
import type { PlacesFilter } from '@m30/api/filters';
import { formatMoney } from '@m30/ui-kit/format';
import { priceAndAreaWords, type ListingWords } from '../../../components/listing-form/index.ts';
import { optionLabel } from '../../../store/listing/index.ts';

/** Words of the filters of places and storage rooms; a level is chosen on its plan. */
export const placeWords: ListingWords<Omit<PlacesFilter, 'level'>, PlaceFacets> = {
  complex: {
    chip: (value, { complex }) => optionLabel(complex, value),
    lift: 'В\u00a0любом комплексе',
  },
  kind: { chip: (value, { kind }) => optionLabel(kind, value), lift: 'Места и\u00a0кладовые' },
  size: { chip: (value, { size }) => optionLabel(size, value), lift: 'Любой размер' },
  charging: { chip: () => 'С\u00a0зарядкой', lift: 'Без зарядки тоже' },
  ...priceAndAreaWords((roubles) => formatMoney(roubles * 100)),
  free: { chip: () => 'Только свободные', lift: 'Вместе с\u00a0забронированными' },
};
