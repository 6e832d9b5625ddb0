import { FilterChip } from '@m30/ui-kit/chip';
import { TextLink } from '@m30/ui-kit/link';
import type { CatalogueData } from '../data/catalogue.server.ts';
import { variants } from '../filter-form/variants.ts';
import { SaveButton } from '../save/SaveButton.tsx';
import { SortSelect } from './SortSelect.tsx';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  data: Pick<CatalogueData, 'chips' | 'state' | 'kept' | 'total' | 'title' | 'found'>;
}

/** Filters in force, how many lots they leave, and their order. */
export function Toolbar({ data }: ToolbarProps) {
  const { chips, state, kept, total, found } = data;
  const ordered = found.view !== 'chess' && found.view !== 'map';
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
        <SaveButton data={data} />
        <p role="status">{variants(total)}</p>
        {ordered && <SortSelect sort={state.query.sort} kept={kept} />}
      </div>
    </div>
  );
}
