import { answerTicketAction } from '../../modules/service/ticket/answer-ticket.staff.ts';
import { closeTicketAction } from '../../modules/service/ticket/close-ticket.staff.ts';
import { answerQuestionAction } from '../../modules/service/lot-question/answer-question.staff.ts';
import { takeStatementAction } from '../../modules/service/statement/take-statement.staff.ts';
import { finishStatementAction } from '../../modules/service/statement/finish-statement.staff.ts';
import { refuseStatementAction } from '../../modules/service/statement/refuse-statement.staff.ts';
import { confirmRequestAction } from '../../modules/service/service-request/confirm-request.staff.ts';
import { finishRequestAction } from '../../modules/service/service-request/finish-request.staff.ts';
import { refuseRequestAction } from '../../modules/service/service-request/refuse-request.staff.ts';
import { answerProfileRequest } from '../../modules/service/profile/answer-request.staff.ts';
import {
  acceptDefect,
  fixDefect,
  rejectDefect,
  startDefect,
} from '../../modules/service/defect/defect.staff.ts';
import {
  handKeys,
  openAcceptance,
  signAct,
} from '../../modules/service/acceptance/handover.staff.ts';
import { closeAppointment } from '../../modules/service/appointment/appointment.staff.ts';
import { askRatingAction } from '../../modules/service/feedback/ask-rating.staff.ts';
import { openSurveyAction } from '../../modules/service/feedback/open-survey.staff.ts';
import { addPointsAction } from '../../modules/service/loyalty/add-points.staff.ts';
import { issueCertificateAction } from '../../modules/deal/certificate/issue-certificate.staff.ts';
import { useCertificateAction } from '../../modules/deal/certificate/use-certificate.staff.ts';
import { measureContractAction } from '../../modules/deal/contract/measure-contract.staff.ts';
import { payContractAction } from '../../modules/deal/contract/pay-contract.staff.ts';
import { commissionBuilding } from '../../modules/deal/deal-step/commission-building.staff.ts';
import {
  registerOwnership,
  releaseMoney,
  terminateContract,
} from '../../modules/deal/deal-step/finish-deal.staff.ts';
import {
  acceptDocument,
  refuseDocument,
} from '../../modules/deal/order-step/check-document.staff.ts';
import {
  cancelViewingAction,
  closeViewingAction,
} from '../../modules/service/viewing/viewing.staff.ts';
import type { StaffAction } from '../../kernel/staff/define-staff-action.ts';

/** Everything that the staff do, in the order of `docs/staff.md`. */
export const staffActions: readonly StaffAction[] = [
  answerTicketAction,
  closeTicketAction,
  answerQuestionAction,
  takeStatementAction,
  finishStatementAction,
  refuseStatementAction,
  confirmRequestAction,
  finishRequestAction,
  refuseRequestAction,
  answerProfileRequest,
  acceptDocument,
  refuseDocument,
  commissionBuilding,
  releaseMoney,
  terminateContract,
  openAcceptance,
  closeAppointment,
  acceptDefect,
  startDefect,
  fixDefect,
  rejectDefect,
  signAct,
  handKeys,
  registerOwnership,
  askRatingAction,
  openSurveyAction,
  addPointsAction,
  payContractAction,
  measureContractAction,
  issueCertificateAction,
  useCertificateAction,
  closeViewingAction,
  cancelViewingAction,
];
