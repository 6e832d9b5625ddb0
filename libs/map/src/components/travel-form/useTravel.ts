import { useEffect, useState } from 'react';
import type { MapPlace } from '../../core/map-data.ts';
import type { Travel, TravelAnswer } from '../../core/travel.ts';

/** Where the calculation stands. */
export type TravelState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'done'; answer: TravelAnswer }
  | { kind: 'refused'; message: string };

const AWAY = 'Не удалось рассчитать дорогу: сервис сейчас не отвечает. Попробуйте ещё раз';

/** Calculates the way from a place to an address, anew when the place changes. */
export function useTravel(travel: Travel | undefined, from: MapPlace | undefined) {
  /** A new object for each press, so that the same address can be asked for again. */
  const [asked, setAsked] = useState<{ address: string } | null>(null);
  const [state, setState] = useState<TravelState>({ kind: 'idle' });
  const id = from?.id;

  useEffect(() => {
    if (!asked || !travel || !from) return;
    const { signal, abort } = controller();
    setState({ kind: 'loading' });
    travel.route(from.coordinate, asked.address, signal).then(
      (answer) => {
        if (signal.aborted) return;
        setState(
          'refusal' in answer
            ? { kind: 'refused', message: answer.refusal }
            : { kind: 'done', answer },
        );
      },
      () => signal.aborted || setState({ kind: 'refused', message: AWAY }),
    );
    return abort;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a host may make its callbacks anew with each render
  }, [asked, id]);

  return {
    state,
    ask: (address: string) => setAsked({ address }),
    refuse: (message: string) => {
      setAsked(null);
      setState({ kind: 'refused', message });
    },
    clear: () => {
      setAsked(null);
      setState({ kind: 'idle' });
    },
  };
}

function controller() {
  const own = new AbortController();
  return { signal: own.signal, abort: () => own.abort() };
}
