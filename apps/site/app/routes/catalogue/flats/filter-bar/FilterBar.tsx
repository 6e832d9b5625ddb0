import { Container } from '@m30/ui-kit/container';
import type { CatalogueData } from '../data/catalogue.server.ts';
import type { GroupId } from '../data/filter-groups.ts';
import { OpenPanel } from '../filter-panel/OpenPanel.tsx';
import { loadFilters } from './lazy-filters.ts';
import styles from './FilterBar.module.css';
import { FilterCell } from './FilterCell.tsx';

const CELLS: readonly { id: GroupId; title: string; any: string }[] = [
  { id: 'complex', title: 'Комплекс', any: 'Все' },
  { id: 'rooms', title: 'Комнат', any: 'Любые' },
  { id: 'price', title: 'Цена', any: 'Любая' },
  { id: 'payment', title: 'Платёж в\u00a0месяц', any: 'Любой' },
  { id: 'area', title: 'Площадь', any: 'Любая' },
  { id: 'handover', title: 'Ключи', any: 'Любой срок' },
];

export interface FilterBarProps {
  data: Pick<CatalogueData, 'state' | 'total' | 'facets' | 'chosen' | 'hrefs'>;
  /** How many filters are in force. */
  active: number;
  onOpen: () => void;
}

/** The row of filters on a desk; each opens its popover, the last one the whole panel. */
export function FilterBar({ data, active, onOpen }: FilterBarProps) {
  const { state, chosen, hrefs, total, facets } = data;
  return (
    <section
      className={styles.bar}
      aria-label="Фильтры"
      onPointerEnter={() => void loadFilters()}
      onFocus={() => void loadFilters()}
    >
      <Container className={styles.row}>
        {CELLS.map(({ id, title, any }) => (
          <FilterCell
            key={id}
            id={id}
            title={title}
            chosen={chosen[id] ?? any}
            state={state}
            count={{ total, facets }}
            filters={hrefs.filters}
          />
        ))}
        <OpenPanel className={styles.all} href={hrefs.filters} active={active} onOpen={onOpen}>
          Все фильтры
        </OpenPanel>
      </Container>
    </section>
  );
}
