import { requestsWork } from '../domain/service-request/requests.work.ts';
import { statementsWork } from '../domain/statement/statements.work.ts';
import { ticketsWork } from '../domain/ticket/tickets.work.ts';
import { profileWork } from '../domain/profile/profile.work.ts';
import { defectsWork } from '../domain/acceptance/defects.work.ts';
import { handoversWork } from '../domain/acceptance/handovers.work.ts';
import { premisesWork } from '../domain/acceptance/premises.work.ts';
import { appointmentsWork } from '../domain/appointment/appointments.work.ts';
import { ratingsWork } from '../domain/feedback/ratings.work.ts';
import { surveysWork } from '../domain/feedback/surveys.work.ts';
import type { StaffWork } from './define-staff-work.ts';

/** Everything that waits for the staff, in the order of the page `/staff/account`. */
export const staffWork: readonly StaffWork[] = [
  ticketsWork,
  statementsWork,
  requestsWork,
  profileWork,
  appointmentsWork,
  defectsWork,
  handoversWork,
  premisesWork,
  surveysWork,
  ratingsWork,
];
