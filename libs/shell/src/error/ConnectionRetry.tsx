import { useEffect, useState } from 'react';
import { Button } from '@m30/ui-kit/button';

const reload = () => location.reload();

/** Opens the address again where there is a connection, by itself when it is back; says so where there still is none. */
export function ConnectionRetry() {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <>
      <Button onClick={() => (navigator.onLine ? reload() : setTries(tries + 1))}>Повторить</Button>
      <p role="status">{tries > 0 && `Связи пока нет, попыток: ${tries}`}</p>
    </>
  );
}
