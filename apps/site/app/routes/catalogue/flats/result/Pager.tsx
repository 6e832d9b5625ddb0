import { formatNumber } from '@m30/ui-kit/format';
import { Pagination } from '@m30/ui-kit/pagination';
import type { FoundOf } from '../data/catalogue.server.ts';
import styles from './Results.module.css';
import { shownRange } from '../data/shown-range.ts';

export interface PagerProps {
  found: FoundOf<'cards' | 'list'>;
  total: number;
  /** Address of the first page. */
  first: string;
  /** Address of the others; `{page}` stands for the number. */
  address: string;
}

/** Which of the lots are shown, and the way to the others. */
export function Pager({ found, total, first, address }: PagerProps) {
  const { page, pages, pageSize } = found;
  const shown = shownRange({ page, pageSize, total });
  return (
    <div className={styles.pager}>
      <p>
        Показаны {formatNumber(shown.first)}
        {'\u2060–\u2060'}
        {formatNumber(shown.last)} из&nbsp;{formatNumber(total)}
      </p>
      <Pagination
        page={page}
        pages={pages}
        href={(to) => (to === 1 ? first : address.replace('{page}', String(to)))}
      />
    </div>
  );
}
