import { formatDate } from '@m30/ui-kit/format';
import { useAddress } from '../../address/useAddress.ts';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { ratingOf, subjectOf, type Review } from './review.ts';

const columns: readonly Column<Review>[] = [
  { id: 'author', title: 'Автор', width: 150, cell: ({ author }) => author },
  { id: 'subject', title: 'О чём', width: 140, cell: subjectOf },
  { id: 'rating', title: 'Оценка', width: 84, cell: ratingOf },
  { id: 'text', title: 'Отзыв', cell: ({ title, text }) => title ?? text },
  { id: 'reply', title: 'Ответ', width: 64, from: 1000, cell: ({ reply }) => reply && 'есть' },
  {
    id: 'at',
    title: 'Пришёл',
    width: 132,
    align: 'end',
    cell: (review) => formatDate(review.created_at, 'stamp'),
  },
];

interface ReviewsTableProps {
  reviews: readonly Review[];
  total: number | undefined;
  openId: string | undefined;
  onNearEnd: () => void;
}

/** Reviews, row by row. */
export function ReviewsTable({ reviews, ...table }: ReviewsTableProps) {
  const address = useAddress();
  return (
    <DataTable
      {...table}
      label="Отзывы"
      columns={columns}
      linked="author"
      rows={reviews}
      idOf={guidOf}
      hrefOf={({ guid }) => address.with({ review: guid })}
      onPhone={(review) => (
        <>
          <b>{review.author}</b>
          <span>{review.title ?? review.text}</span>
          <small>
            {subjectOf(review)} · {ratingOf(review)}
          </small>
        </>
      )}
    />
  );
}

const guidOf = ({ guid }: Review) => guid;
