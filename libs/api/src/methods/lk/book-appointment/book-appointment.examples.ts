import type { MethodExample } from '../../../core/define-method.ts';
import { demoVisit, handoverOrder } from '../shared/demo-handover.ts';
import type { bookAppointment } from './book-appointment.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof bookAppointment>[] = [
  {
    name: 'a visit to the showroom',
    input: { kind: 'showroom', order: handoverOrder, at: demoVisit.at },
    result: { appointment: demoVisit },
  },
];
