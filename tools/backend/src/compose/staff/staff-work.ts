import { requestsWork } from '../../modules/service/service-request/requests.work.ts';
import { statementsWork } from '../../modules/service/statement/statements.work.ts';
import { ticketsWork } from '../../modules/service/ticket/tickets.work.ts';
import { questionsWork } from '../../modules/service/lot-question/questions.work.ts';
import { profileWork } from '../../modules/service/profile/profile.work.ts';
import { defectsWork } from '../../modules/service/defect/defects.work.ts';
import { handoversWork } from '../../modules/service/acceptance/handovers.work.ts';
import { premisesWork } from '../../modules/service/acceptance/premises.work.ts';
import { appointmentsWork } from '../../modules/service/appointment/appointments.work.ts';
import { ratingsWork } from '../../modules/service/feedback/ratings.work.ts';
import { surveysWork } from '../../modules/service/feedback/surveys.work.ts';
import { dealsWork } from '../../modules/deal/deal-step/deals.work.ts';
import { documentsWork } from '../../modules/deal/order-step/documents.work.ts';
import { viewingsWork } from '../../modules/service/viewing/viewings.work.ts';
import type { StaffWork } from '../../kernel/staff/define-staff-work.ts';

/** Everything that waits for the staff, in the order of the desk «Дела». */
export const staffWork: readonly StaffWork[] = [
  documentsWork,
  dealsWork,
  ticketsWork,
  questionsWork,
  statementsWork,
  requestsWork,
  profileWork,
  appointmentsWork,
  viewingsWork,
  defectsWork,
  handoversWork,
  premisesWork,
  surveysWork,
  ratingsWork,
];
