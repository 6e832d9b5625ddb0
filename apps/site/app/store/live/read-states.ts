import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { methodKey } from '@m30/api/query';
import { browserApi } from '@m30/shell/browser';
import { queryClient } from '../query/query-client.client.ts';
import { shownLots, publishStates, type LotState } from './statuses.ts';

/** Most lots that are asked about at once. */
const MOST_ASKED = 50;

/** Milliseconds in which cards come that are asked about together. */
const TOGETHER = 30;

/** Milliseconds between two questions while there is no stream. */
const POLL_PERIOD = 15_000;

const AS_RENDERED: readonly LotState[] = [];

/**
 * Reads the states of the lots on the page: when asked to, when the page is seen again, when the connection is back, and
 * while there is no stream of them. A read that fails is tried again; until then lots stay as they are.
 */
export function readStates() {
  const options = {
    queryKey: methodKey('Objects.GetStatuses'),
    queryFn: ({ signal }) => readShown(signal),
    // The first answer is what the server has rendered.
    initialData: AS_RENDERED,
    refetchOnMount: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  } satisfies QueryObserverOptions<readonly LotState[]>;
  const observer = new QueryObserver<readonly LotState[]>(queryClient, options);
  const unsubscribe = observer.subscribe(() => {});
  const read = () => void observer.refetch();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Many cards come at once and are asked about together. */
    soon() {
      clearTimeout(timer);
      timer = setTimeout(read, TOGETHER);
    },
    setPolling(polls: boolean) {
      observer.setOptions({ ...options, refetchInterval: polls && POLL_PERIOD });
      if (polls) read();
    },
    end() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

async function readShown(signal: AbortSignal): Promise<readonly LotState[]> {
  const ids = shownLots();
  const read: LotState[] = [];
  for (let from = 0; from < ids.length; from += MOST_ASKED) {
    const some = ids.slice(from, from + MOST_ASKED);
    const { lots } = await browserApi.get('Objects.GetStatuses', { ids: some }, { signal });
    publishStates(lots);
    read.push(...lots);
  }
  return read;
}
