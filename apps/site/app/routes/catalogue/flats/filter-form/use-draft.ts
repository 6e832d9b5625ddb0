import { useEffect, useRef, useState } from 'react';
import type { Facets, LotFilter } from '@m30/api';
import {
  catalogueListing,
  type CatalogueQuery,
  type CatalogueState,
  filterOf,
} from '../../../../store/apartments/filter-url.ts';

/** Milliseconds of stillness before a draft is counted. */
const DEBOUNCE = 120;

/** What a filter finds, counted by the server. */
export interface Count {
  total: number;
  facets: Facets;
}

/** A filter being put together, not yet the address. */
export interface Draft {
  query: Partial<CatalogueQuery>;
  facets: Facets;
  /** What the form began with. */
  first: Partial<CatalogueQuery>;
  /** `null` where it could not be counted. */
  total: number | null;
  /** `idle` until the hand moves, then counting and counted by turns. */
  phase: 'idle' | 'counting' | 'counted';
}

/** What the fields of a form say, read as an address would be. */
export function readForm(form: HTMLFormElement): CatalogueState {
  const texts = [...new FormData(form)].map(([key, value]) => [key, String(value)]);
  return catalogueListing.read(new URLSearchParams(texts));
}

/** The draft of a form; every change is counted while the hand is still on the control. */
export function useDraft(query: Partial<CatalogueQuery>, found: Count) {
  const [draft, setDraft] = useState<Draft>({ ...found, query, first: query, phase: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(form: HTMLFormElement) {
    const next = readForm(form).query;
    setDraft((old) => ({ ...old, query: next, phase: 'counting' }));
    clearTimeout(timer.current);
    const number = (asked.current += 1);
    timer.current = setTimeout(async () => {
      // Without a number the button still works, so a failure needs no more words here.
      const counted = await count(filterOf(next)).catch(() => ({ total: null }));
      if (number === asked.current) setDraft((old) => ({ ...old, ...counted, phase: 'counted' }));
    }, DEBOUNCE);
  }
  return { draft, change };
}

async function count(filter: LotFilter): Promise<Count> {
  const { countLots } = await import('../../../../store/apartments/live-count.client.ts');
  return countLots(filter);
}
