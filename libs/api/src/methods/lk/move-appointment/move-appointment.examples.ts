import type { MethodExample } from '../../../core/define-method.ts';
import { demoInspection, handoverGuids } from '../shared/demo-handover.ts';
import type { moveAppointment } from './move-appointment.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof moveAppointment>[] = [
  {
    name: 'an inspection',
    input: { guid: handoverGuids.inspection, at: demoInspection.at },
    result: { appointment: demoInspection },
  },
];
