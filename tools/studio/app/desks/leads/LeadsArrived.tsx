import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@m30/ui-kit/visually-hidden';
import { formatCount } from '@m30/ui-kit/format';

/** Says politely that leads have come while the desk is open. @param all leads that there are, whatever the filter */
export function LeadsArrived({ all }: { all: number | undefined }) {
  const [words, setWords] = useState('');
  const known = useRef(all);
  useEffect(() => {
    const before = known.current;
    known.current = all ?? before;
    if (before === undefined || all === undefined || all <= before) return;
    setWords(`Пришло: ${formatCount(all - before, ['лид', 'лида', 'лидов'])}`);
  }, [all]);
  return (
    <VisuallyHidden role="status" aria-label="Новые лиды">
      {words}
    </VisuallyHidden>
  );
}
