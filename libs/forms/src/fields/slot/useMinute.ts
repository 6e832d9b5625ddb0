import { useEffect, useState } from 'react';
import { useForms } from '../../react/provider/FormsProvider.tsx';

/** The present moment, renewed each minute; null on the server and while hydrating, whose clocks may differ. */
export function useMinute(): Date | null {
  const port = useForms();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const look = () => setNow(port.now?.() ?? new Date());
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [port]);
  return now;
}
