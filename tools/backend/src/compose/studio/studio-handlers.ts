import { nearbyHandlers } from '../../studio/entry/kinds/nearby.ts';
import { newsHandlers } from '../../studio/entry/kinds/news.ts';
import { popupHandlers } from '../../studio/entry/kinds/popups.ts';
import { promoHandlers } from '../../studio/entry/kinds/promos.ts';
import { redirectHandlers } from '../../studio/entry/kinds/redirects.ts';
import { salesOfficeHandlers } from '../../studio/entry/kinds/sales-offices.ts';
import { vacancyHandlers } from '../../studio/entry/kinds/vacancies.ts';

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
export { createLeadHandler } from '../../modules/deal/lead-work/create-lead.handler.ts';
export {
  getLeadHandler,
  listLeadsHandler,
} from '../../modules/deal/lead-work/list-leads.handler.ts';
export {
  assignLeadHandler,
  changeLeadStatusHandler,
  commentLeadHandler,
  setLeadStepHandler,
} from '../../modules/deal/lead-work/work-lead.handler.ts';
export {
  askRefundHandler,
  confirmApprovalHandler,
  listApprovalsHandler,
  refuseApprovalHandler,
} from '../../studio/approval/approval.handlers.ts';
export {
  listActionsHandler,
  listWorkHandler,
  runActionHandler,
} from '../../studio/desk/action.handlers.ts';
export {
  acceptDocumentHandler,
  listDocumentsHandler,
  refuseDocumentHandler,
} from '../../studio/sales/documents.handler.ts';
export { getOrderHandler, getOrderTimelineHandler } from '../../studio/sales/get-order.handler.ts';
export { listOrdersHandler } from '../../studio/sales/list-orders.handler.ts';
export { listViewingsHandler } from '../../studio/sales/viewings.handler.ts';
export { findBuyersHandler, getBuyerHandler } from '../../studio/sales/buyers.handler.ts';
export { listMortgagesHandler } from '../../studio/sales/list-mortgages.handler.ts';
export { mergeLeadHandler } from '../../modules/deal/lead-work/merge-lead.handler.ts';
export { changePricesHandler } from '../../studio/approval/change-prices.handler.ts';
export { listPriceChangesHandler } from '../../studio/price/list-changes.ts';
export { listPricedLotsHandler } from '../../studio/price/priced-lots.ts';
export { listBuildingsHandler } from '../../studio/lot/list-buildings.handler.ts';
export { getBoardHandler } from '../../studio/lot/get-board.handler.ts';
export { getLotHandler } from '../../studio/lot/get-lot.handler.ts';
export { setLotStatusHandler } from '../../studio/lot/set-status.handler.ts';
export { undoPricesHandler } from '../../studio/price/undo-prices.ts';
export {
  createPageHandler,
  getEditedPageHandler,
  getPageVersionHandler,
  listBlocksHandler,
  listPagesHandler,
  restorePageHandler,
  savePageHandler,
} from '../../studio/page/page.handlers.ts';
export {
  listReviewsHandler,
  publishReviewHandler,
  rejectReviewHandler,
} from '../../modules/service/feedback/moderate-review.handler.ts';
export {
  getLetterHandler,
  listLettersHandler,
  previewLetterHandler,
  resetLetterHandler,
  saveLetterHandler,
  testLetterHandler,
} from '../../studio/letter/letter.handlers.ts';
export { listComplexesHandler } from '../../studio/entry/library.handlers.ts';
export {
  getPictureHandler,
  listPicturesHandler,
} from '../../studio/media/list-pictures.handler.ts';
export { addPictureHandler, beginPictureHandler } from '../../studio/media/add-picture.handler.ts';
export {
  describePictureHandler,
  deletePictureHandler,
  replacePictureHandler,
} from '../../studio/media/change-picture.handler.ts';
export const {
  list: listNewsHandler,
  get: getNewsEntryHandler,
  save: saveNewsHandler,
  remove: removeNewsHandler,
} = newsHandlers;
export const {
  list: listPromosHandler,
  get: getPromoEntryHandler,
  save: savePromoHandler,
  remove: removePromoHandler,
} = promoHandlers;
export const {
  list: listPopupsHandler,
  get: getPopupEntryHandler,
  save: savePopupHandler,
  remove: removePopupHandler,
} = popupHandlers;
export { listAnswersHandler } from '../../studio/entry/answers.handler.ts';
export const {
  list: listVacanciesHandler,
  get: getVacancyEntryHandler,
  save: saveVacancyHandler,
  remove: removeVacancyHandler,
} = vacancyHandlers;
export const {
  list: listSalesOfficesHandler,
  get: getSalesOfficeHandler,
  save: saveSalesOfficeHandler,
  remove: removeSalesOfficeHandler,
} = salesOfficeHandlers;
export { listWalksHandler } from '../../studio/entry/walks.handler.ts';
export const {
  list: listNearbyHandler,
  get: getNearbyEntryHandler,
  save: saveNearbyHandler,
  remove: removeNearbyHandler,
} = nearbyHandlers;
export const {
  list: listRedirectsHandler,
  get: getRedirectEntryHandler,
  save: saveRedirectHandler,
  remove: removeRedirectHandler,
} = redirectHandlers;
export {
  getCompanyHandler,
  saveCompanyHandler,
  startCompanyHandler,
} from '../../studio/company/company.handlers.ts';
export {
  getTemplateHandler,
  saveTemplateHandler,
} from '../../studio/template/template.handlers.ts';
export { publishPageHandler } from '../../studio/page/publish-page.handler.ts';
export { findOfficeLotsHandler } from '../../modules/deal/office/find-lots.handler.ts';
export { reserveInOfficeHandler } from '../../modules/deal/office/reserve.handler.ts';
export {
  getAgentHandler,
  listAgentsHandler,
} from '../../modules/deal/agent/list-agents.handler.ts';
export { payCommissionHandler } from '../../modules/deal/agent/pay-commission.handler.ts';
export {
  registerClientHandler,
  releaseClientHandler,
} from '../../modules/deal/agent/register-client.handler.ts';
export {
  saveAgencyHandler,
  saveAgentHandler,
} from '../../modules/deal/agent/save-agents.handler.ts';
export { discountOrderHandler } from '../../studio/approval/discount.handler.ts';
export { withdrawDiscountHandler } from '../../studio/approval/withdraw-discount.handler.ts';
export { cancelOrderHandler, extendOrderHandler } from '../../studio/sales/change-order.handler.ts';
export { deleteImportSourceHandler } from '../../studio/import/delete-source.handler.ts';
export { compareImportHandler } from '../../studio/import/compare-import.handler.ts';
export { retryImportPicturesHandler } from '../../studio/import/import-pictures.handler.ts';
export { forgetImportColumnsHandler } from '../../studio/import/forget-columns.handler.ts';
export {
  checkImportSourceHandler,
  decideImportHandler,
  getImportSourceHandler,
  listImportSourcesHandler,
  saveImportSourceHandler,
} from '../../studio/import/import-source.handlers.ts';
export {
  listImportsHandler,
  runImportHandler,
  undoLastImportHandler,
} from '../../studio/import/import.handlers.ts';
export {
  getFeedHandler,
  listFeedsHandler,
  saveFeedHandler,
} from '../../studio/feed/feed.handlers.ts';
export {
  listFeedComplexesHandler,
  saveFeedComplexHandler,
} from '../../studio/feed/feed-complex.handlers.ts';
export { getFiguresHandler } from '../../studio/figures/get-figures.handler.ts';
export { getCrmHandler, retryCrmHandler } from '../../modules/deal/crm/crm-desk.handlers.ts';
