import { useEffect, useState } from 'react';
import type { LeadObject } from '../../core/forms-port.ts';
import { useForms } from '../../react/provider/FormsProvider.tsx';

/** The complexes to choose from: still loading, the list, or none that could be had. */
export type Complexes = 'loading' | readonly LeadObject[] | null;

/** Asks the host for its list of complexes, once. */
export function useComplexes(): Complexes {
  const port = useForms();
  const [complexes, setComplexes] = useState<Complexes>(port.objects ? 'loading' : null);
  useEffect(() => {
    let wanted = true;
    port
      .objects?.()
      .catch((error: unknown) => {
        reportError(error);
        return [];
      })
      .then((list) => {
        if (wanted) setComplexes(list.length > 0 ? list : null);
      });
    return () => {
      wanted = false;
    };
  }, [port]);
  return complexes;
}
