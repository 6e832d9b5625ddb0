import { FilterChip } from '@m30/ui-kit/chip';
import { TextLink } from '@m30/ui-kit/link';
import type { CatalogueState } from '../../../../store/apartments/filter-url.ts';
import type { ActiveChip } from '../active-chips.ts';
import { variants } from '../filter-form/variants.ts';
import { SortSelect } from './SortSelect.tsx';
import styles from './Toolbar.module.css';

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  chips: readonly ActiveChip[];
  state: CatalogueState;
  total: number;
}

/** Filters in force, how many lots they leave, and their order. */
export function Toolbar({ chips, state, total }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Выбранные фильтры">
          {chips.map(({ label, href, refused }) => (
            <li key={href}>
              <FilterChip href={href} tone={refused ? 'danger' : 'neutral'} data-keep-scroll="">
                {label}
              </FilterChip>
            </li>
          ))}
          <li className={styles.reset}>
            <TextLink href="/katalog" data-keep-scroll="">
              Сбросить всё
            </TextLink>
          </li>
        </ul>
      )}
      <div className={styles.order}>
        <p role="status">{variants(total)}</p>
        <SortSelect state={state} />
      </div>
    </div>
  );
}
