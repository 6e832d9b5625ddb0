import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@m30/ui-kit/format';
import { studioQuery } from '../../api/queries.ts';
import { Waiting } from '../../frame/rail/Waiting.tsx';

/** Milliseconds between two looks. */
const REFRESH = 60_000;

/** How much the CRM has not taken though it was tried. */
export function CrmTrouble() {
  const { data } = useQuery({ ...studioQuery('Crm.Get', {}), refetchInterval: REFRESH });
  const count = data?.stuck_total ?? 0;
  const words = formatCount(count, [
    'не\u00a0отправлено',
    'не\u00a0отправлено',
    'не\u00a0отправлено',
  ]);
  return <Waiting count={count} words={words} />;
}
