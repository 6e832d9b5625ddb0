import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { savedWays } from '../../../store/commute/saved-ways.ts';

/**
 * Brings the ways that the visitor has asked for in the catalogue to a page whose address says none.
 * @param said by the address
 */
export function useSavedWays(said: string): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useEffect(() => {
    const saved = said ? '' : savedWays();
    if (!saved) return;
    const own = search.toString();
    void navigate(`?${own ? `${own}&` : ''}${saved}`, { replace: true, preventScrollReset: true });
  }, [said, search, navigate]);
}
