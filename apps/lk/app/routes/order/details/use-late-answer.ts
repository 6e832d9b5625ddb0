import { useEffect } from 'react';
import { useRefresh } from '../../../store/query/use-refresh.ts';

/** A partner may answer some time after its page has led back: milliseconds between the looks. */
const PAUSES = [1_500, 3_000, 6_000, 12_000, 24_000, 48_000];

/**
 * Looks at the order again a few times, ever more rarely.
 * @param isBack the visitor comes from the page of a partner
 */
export function useLateAnswer(isBack: boolean): void {
  const refresh = useRefresh();
  useEffect(() => {
    if (!isBack) return;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      const pause = PAUSES[looks];
      if (pause === undefined) return;
      looks += 1;
      timer = setTimeout(() => {
        void refresh();
        plan();
      }, pause);
    };
    plan();
    return () => clearTimeout(timer);
  }, [isBack, refresh]);
}
