import { answerTicketAction } from '../domain/ticket/answer-ticket.staff.ts';
import { closeTicketAction } from '../domain/ticket/close-ticket.staff.ts';
import { takeStatementAction } from '../domain/statement/take-statement.staff.ts';
import { finishStatementAction } from '../domain/statement/finish-statement.staff.ts';
import { refuseStatementAction } from '../domain/statement/refuse-statement.staff.ts';
import { confirmRequestAction } from '../domain/service-request/confirm-request.staff.ts';
import { finishRequestAction } from '../domain/service-request/finish-request.staff.ts';
import { refuseRequestAction } from '../domain/service-request/refuse-request.staff.ts';
import { answerProfileRequest } from '../domain/profile/answer-request.staff.ts';
import {
  acceptDefect,
  fixDefect,
  rejectDefect,
  startDefect,
} from '../domain/acceptance/defect.staff.ts';
import { handKeys, openAcceptance, signAct } from '../domain/acceptance/handover.staff.ts';
import { closeAppointment } from '../domain/appointment/appointment.staff.ts';
import { askRatingAction } from '../domain/feedback/ask-rating.staff.ts';
import { openSurveyAction } from '../domain/feedback/open-survey.staff.ts';
import { addPointsAction } from '../domain/loyalty/add-points.staff.ts';
import { issueCertificateAction } from '../domain/certificate/issue-certificate.staff.ts';
import { useCertificateAction } from '../domain/certificate/use-certificate.staff.ts';
import { payContractAction } from '../domain/contract/pay-contract.staff.ts';
import type { StaffAction } from './define-staff-action.ts';

/** Everything that the staff do, in the order of `docs/staff.md`. */
export const staffActions: readonly StaffAction[] = [
  answerTicketAction,
  closeTicketAction,
  takeStatementAction,
  finishStatementAction,
  refuseStatementAction,
  confirmRequestAction,
  finishRequestAction,
  refuseRequestAction,
  answerProfileRequest,
  openAcceptance,
  closeAppointment,
  acceptDefect,
  startDefect,
  fixDefect,
  rejectDefect,
  signAct,
  handKeys,
  askRatingAction,
  openSurveyAction,
  addPointsAction,
  payContractAction,
  issueCertificateAction,
  useCertificateAction,
];
