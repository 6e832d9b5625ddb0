import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { keptWays } from '../../../store/commute/kept-ways.ts';

/**
 * Brings the ways that the visitor has asked for in the catalogue to a page whose address says none.
 * @param said by the address
 */
export function useKeptWays(said: string): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useEffect(() => {
    const kept = said ? '' : keptWays();
    if (!kept) return;
    const own = search.toString();
    void navigate(`?${own ? `${own}&` : ''}${kept}`, { replace: true, preventScrollReset: true });
  }, [said, search, navigate]);
}
