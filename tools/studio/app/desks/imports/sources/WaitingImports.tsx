import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@m30/ui-kit/format';
import { studioQuery } from '../../../api/queries.ts';
import { Waiting } from '../../../frame/rail/Waiting.tsx';
import { isBroken, lookAgain } from './source.ts';

const WAITS = [
  'источник ждёт внимания',
  'источника ждут внимания',
  'источников ждут внимания',
] as const;

/** How many sources wait for a decision, or bring no file. */
export function WaitingImports() {
  const { data } = useQuery({
    ...studioQuery('Imports.Sources', {}),
    refetchInterval: ({ state }) => lookAgain(state.data?.sources),
  });
  const count = data?.sources.filter((one) => one.waits || isBroken(one)).length ?? 0;
  return <Waiting count={count} words={formatCount(count, WAITS)} />;
}
