import { useCallback, useMemo, useState } from 'react';
import type { Lead } from './lead.ts';

/** Leads that are chosen among those in sight; whatever leaves the list is chosen no more. */
export function useChoice(leads: readonly Lead[]) {
  const [guids, setGuids] = useState<ReadonlySet<string>>(() => new Set());
  const onChoose = useCallback(
    ({ guid }: Lead) =>
      setGuids((former) => {
        const next = new Set(former);
        if (!next.delete(guid)) next.add(guid);
        return next;
      }),
    [],
  );
  const keep = useCallback((left: readonly string[]) => setGuids(new Set(left)), []);
  const choice = useMemo(() => ({ chosen: guids, onChoose }), [guids, onChoose]);
  const chosen = useMemo(() => leads.filter(({ guid }) => guids.has(guid)), [leads, guids]);
  return { choice, chosen, keep };
}
