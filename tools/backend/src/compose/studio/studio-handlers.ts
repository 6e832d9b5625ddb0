/** Every handler of the Studio: one line each. */
export { listAuditHandler } from '../../modules/staff/audit/list-audit.handler.ts';
export {
  acceptInvitationHandler,
  getInvitationHandler,
} from '../../modules/staff/invitation/accept.handler.ts';
export {
  cancelInvitationHandler,
  inviteHandler,
} from '../../modules/staff/invitation/invite.handler.ts';
export {
  changeRoleHandler,
  resetAccessHandler,
  restrictHandler,
  revokeStaffSessionsHandler,
  unrestrictHandler,
} from '../../modules/staff/member/change-member.handler.ts';
export {
  listColleaguesHandler,
  listStaffHandler,
  staffSessionsHandler,
} from '../../modules/staff/member/list-staff.handler.ts';
export {
  confirmPasskeyHandler,
  confirmRecoveryHandler,
  confirmTotpHandler,
  startPasskeyHandler,
} from '../../modules/staff/second-factor/confirm-factor.handler.ts';
export {
  changePasswordHandler,
  deletePasskeyHandler,
  newRecoveryCodesHandler,
} from '../../modules/staff/second-factor/own-access.handler.ts';
export {
  confirmNewPasskeyHandler,
  confirmNewTotpHandler,
  getFactorsHandler,
  startNewPasskeyHandler,
  startTotpHandler,
} from '../../modules/staff/second-factor/set-up.handler.ts';
export { meHandler } from '../../modules/staff/session/me.handler.ts';
export {
  listSessionsHandler,
  revokeSessionHandler,
} from '../../modules/staff/session/sessions.handler.ts';
export { signInHandler } from '../../modules/staff/session/sign-in.handler.ts';
export { signOutHandler } from '../../modules/staff/session/sign-out.handler.ts';
