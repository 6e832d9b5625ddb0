import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What a desk shows is its address: a view can be kept as a bookmark and sent to a colleague. */
export function useAddress() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  /** The address with some parameters changed; an empty value takes its parameter away. */
  const withParams = (changes: Readonly<Record<string, string>>): string => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  return {
    get: (name: string) => params.get(name) ?? '',
    with: withParams,
    change: (changes: Readonly<Record<string, string>>) =>
      void navigate(withParams(changes), { replace: true }),
  };
}
