import { LOT_SORTS, type LotSort } from '@m30/api/filters';
import { SortForm, Toolbar } from '../../../../components/listing-form/toolbar/index.ts';
import type { CatalogueData } from '../data/catalogue.server.ts';
import { variants } from '../filter-form/variants.ts';
import { SaveButton } from '../save/SaveButton.tsx';

const [DEFAULT] = LOT_SORTS;

const ORDERS = Object.entries({
  mixed: 'вперемешку',
  price: 'сначала дешевле',
  '-price': 'сначала дороже',
  metre: 'сначала дешевле за\u00a0м²',
  '-metre': 'сначала дороже за\u00a0м²',
  area: 'сначала меньше',
  '-area': 'сначала больше',
  handover: 'сначала готовые',
  floor: 'сначала низкие этажи',
  '-floor': 'сначала высокие этажи',
  '-sun': 'сначала солнечные',
} satisfies Record<LotSort, string>);

export interface CatalogueToolbarProps {
  data: Pick<CatalogueData, 'chips' | 'state' | 'carried' | 'total' | 'title' | 'found'>;
}

/** Filters in force, how many lots they leave, and their order. */
export function CatalogueToolbar({ data }: CatalogueToolbarProps) {
  const { chips, state, carried, total, found } = data;
  const isOrdered = found.view !== 'chess' && found.view !== 'map';
  return (
    <Toolbar
      chips={chips}
      reset="/katalog"
      count={variants(total)}
      action={<SaveButton data={data} />}
      order={
        isOrdered && (
          <SortForm
            {...{ action: '/katalog', orders: ORDERS, carried, addressOf }}
            sort={state.query.sort}
          />
        )
      }
    />
  );
}

/** The default order is left out, as in every address. */
function addressOf(sent: URLSearchParams): string {
  if (sent.get('sort') === DEFAULT) sent.delete('sort');
  const search = sent.toString().replaceAll('%2C', ',');
  return `/katalog${search && '?'}${search}`;
}
