import type { ResultOf } from '@m30/api/client';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { RowList } from '../../../components/row-list/RowList.tsx';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import { REQUEST_STATES } from './RequestCard.tsx';

type Request = ResultOf<'LK.GetServices'>['requests'][number];

/** Orders of services that are over, a row each. */
export function RequestRows({ requests }: { requests: readonly Request[] }) {
  return (
    <RowList
      rows={requests.map((request) => {
        const { guid, number, title, choice, state, price, note, premise, address } = request;
        const { tone, label } = REQUEST_STATES[state];
        const words = [
          choice,
          premise?.title ?? address,
          price !== null && (price === 0 ? 'бесплатно' : formatMoney(price)),
        ];
        return {
          id: guid,
          aside: formatDate(request.planned_on ?? request.wished_on, 'short'),
          title: `${title}, ${number}`,
          note: [words.filter(Boolean).join(', '), note].filter(Boolean).join('. '),
          mark: <StatusBadge tone={tone}>{label}</StatusBadge>,
        };
      })}
    />
  );
}
