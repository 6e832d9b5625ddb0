import type { ReactNode } from 'react';
import { Pagination, type PaginationProps } from '@m30/ui-kit/pagination';
import { RowList, type Row } from './RowList.tsx';

export interface PagedRowsProps extends Pick<PaginationProps, 'page' | 'pages' | 'href'> {
  rows: readonly Row[];
  /** What stands there while there is no row: an `EmptyState`. */
  empty: ReactNode;
}

/** One page of a long list, and links to the others. */
export function PagedRows({ rows, empty, ...pagination }: PagedRowsProps) {
  return (
    <>
      {rows.length === 0 ? empty : <RowList rows={rows} />}
      <Pagination {...pagination} />
    </>
  );
}
