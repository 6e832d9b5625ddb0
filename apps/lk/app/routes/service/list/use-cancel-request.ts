import type { InputOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { useOptimisticCall } from '../../../store/account/use-optimistic-call.ts';

type Input = InputOf<'LK.CancelServiceRequest'>;

/** Cancels an order of a service, which is over at once. */
export const useCancelRequest = () =>
  useOptimisticCall(
    'cancel-service-request',
    (input: Input) => browserApi.post('LK.CancelServiceRequest', input),
    {
      'LK.GetServices': (services, { request }) => ({
        ...services,
        requests: services.requests.map((one) =>
          one.guid === request ? { ...one, state: 'cancelled' } : one,
        ),
      }),
    },
  );
