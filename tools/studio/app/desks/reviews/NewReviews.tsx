import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@m30/ui-kit/format';
import { studioQuery } from '../../api/queries.ts';
import { Waiting } from '../../frame/rail/Waiting.tsx';

/** Milliseconds between two looks. */
const REFRESH = 60_000;

/** How many reviews nobody has decided. */
export function NewReviews() {
  const { data } = useQuery({
    ...studioQuery('Reviews.List', { state: 'new' }),
    refetchInterval: REFRESH,
  });
  const count = data?.counts.new ?? 0;
  return <Waiting count={count} words={formatCount(count, ['ждёт', 'ждут', 'ждут'])} />;
}
