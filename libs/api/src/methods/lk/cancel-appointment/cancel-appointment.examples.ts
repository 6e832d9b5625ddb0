import type { MethodExample } from '../../../core/define-method.ts';
import { demoVisit, handoverGuids } from '../shared/demo-handover.ts';
import type { cancelAppointment } from './cancel-appointment.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof cancelAppointment>[] = [
  {
    name: 'a visit to the showroom',
    input: { guid: handoverGuids.visit },
    result: { appointment: { ...demoVisit, state: 'cancelled', can_change: false } },
  },
];
