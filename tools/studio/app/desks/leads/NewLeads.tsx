import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@m30/ui-kit/format';
import { studioQuery } from '../../api/queries.ts';
import { Waiting } from '../../frame/rail/Waiting.tsx';

/** Milliseconds between two looks. */
const REFRESH = 60_000;

/** How many leads nobody has begun with. */
export function NewLeads() {
  const { data } = useQuery({
    ...studioQuery('Leads.List', { status: 'new' }),
    refetchInterval: REFRESH,
  });
  const count = data?.counts.by_status['new'] ?? 0;
  return <Waiting count={count} words={formatCount(count, ['новый', 'новых', 'новых'])} />;
}
