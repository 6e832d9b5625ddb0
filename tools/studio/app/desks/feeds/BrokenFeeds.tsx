import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@m30/ui-kit/format';
import { studioQuery } from '../../api/queries.ts';
import { Waiting } from '../../frame/rail/Waiting.tsx';
import { isBroken } from './feed.ts';

/** Milliseconds between two looks. */
const REFRESH = 60_000;

/** How many files could not be made. */
export function BrokenFeeds() {
  const { data } = useQuery({ ...studioQuery('Feeds.List', {}), refetchInterval: REFRESH });
  const count = data?.feeds.filter(isBroken).length ?? 0;
  return (
    <Waiting count={count} words={formatCount(count, ['не собрана', 'не собраны', 'не собраны'])} />
  );
}
