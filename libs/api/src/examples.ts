import type { MethodExamples } from './core/examples.ts';
import type { Methods } from './registry.ts';
import { buildingExamples } from './catalogue/building.examples.ts';
import { complexExamples } from './catalogue/complex.examples.ts';
import { complexListExamples } from './catalogue/complex-list.examples.ts';
import { keysForecastExamples } from './catalogue/keys-forecast/keys-forecast.examples.ts';
import { lightExamples } from './catalogue/light/light.examples.ts';
import { planGeometryExamples } from './catalogue/plan-geometry/plan-geometry.examples.ts';
import { lotExamples } from './catalogue/lot.examples.ts';
import { lotChessExamples } from './catalogue/lot-chess.examples.ts';
import { lotFilterExamples } from './catalogue/lot-filter.examples.ts';
import { placeExamples } from './catalogue/place.examples.ts';
import { premisesExamples } from './catalogue/premises.examples.ts';
import { pricePartsExamples } from './catalogue/price-parts/price-parts.examples.ts';
import { progressExamples } from './catalogue/progress/progress.examples.ts';
import { resaleExamples } from './catalogue/resale/resale.examples.ts';
import { travelExamples } from './discovery/travel.examples.ts';
import { libraryExamples } from './content/library.examples.ts';
import { newsExamples } from './content/news.examples.ts';
import { pageExamples } from './content/page.examples.ts';
import { partnershipExamples } from './content/partnership.examples.ts';
import { promoExamples } from './content/promo.examples.ts';
import { reviewExamples } from './content/review.examples.ts';
import { serviceExamples } from './content/service.examples.ts';
import { vacancyExamples } from './content/vacancy.examples.ts';
import { widgetExamples } from './content/widget.examples.ts';
import { basketExamples } from './deal/basket.examples.ts';
import { favouriteExamples } from './deal/favourite/favourite.examples.ts';
import { certificateExamples } from './deal/certificate/certificate.examples.ts';
import { contractTextExamples } from './deal/contract-text/contract-text.examples.ts';
import { contractExamples } from './deal/contract.examples.ts';
import { holdExamples } from './deal/hold.examples.ts';
import { leadExamples } from './deal/lead/lead.examples.ts';
import { liveExamples } from './deal/live.examples.ts';
import { mortgageExamples } from './deal/mortgage.examples.ts';
import { orderExamples } from './deal/order.examples.ts';
import { orderFileExamples } from './deal/order-file/order-file.examples.ts';
import { orderStepExamples } from './deal/order-step.examples.ts';
import { paymentExamples } from './deal/payment.examples.ts';
import { shortlistExamples } from './deal/shortlist/shortlist.examples.ts';
import { signingExamples } from './deal/signing/signing.examples.ts';
import { feedExamples } from './discovery/feed.examples.ts';
import { savedSearchExamples } from './discovery/saved-search.examples.ts';
import { sentenceExamples } from './discovery/sentence.examples.ts';
import { siteSearchExamples } from './discovery/site-search.examples.ts';
import { metricsExamples } from './observability/metrics.examples.ts';
import { accountExamples } from './people/account.examples.ts';
import { captchaExamples } from './people/captcha.examples.ts';
import { noticeExamples } from './people/notice.examples.ts';
import { recoveryExamples } from './people/recovery.examples.ts';
import { registrationExamples } from './people/registration.examples.ts';
import { sessionExamples } from './people/session.examples.ts';
import { uploadExamples } from './people/upload.examples.ts';
import { acceptanceExamples } from './service/acceptance.examples.ts';
import { accountNewsExamples } from './service/account-news.examples.ts';
import { appointmentExamples } from './service/appointment.examples.ts';
import { dashboardExamples } from './service/dashboard.examples.ts';
import { defectExamples } from './service/defect.examples.ts';
import { feedbackExamples } from './service/feedback.examples.ts';
import { lotQuestionExamples } from './service/lot-question/lot-question.examples.ts';
import { loyaltyExamples } from './service/loyalty.examples.ts';
import { profileExamples } from './service/profile.examples.ts';
import { schoolExamples } from './service/school.examples.ts';
import { serviceRequestExamples } from './service/service-request.examples.ts';
import { statementExamples } from './service/statement.examples.ts';
import { ticketExamples } from './service/ticket/ticket.examples.ts';
import { viewingExamples } from './service/viewing/viewing.examples.ts';

export type { MethodExamples };

/**
 * Valid calls of every method with their results, by the method's name: for tests, stories and mock servers of whoever
 * calls the API. They are data to start from; values change without notice, shapes only with the contract.
 */
export const examples: { readonly [Name in keyof Methods]: MethodExamples<Methods[Name]> } = {
  ...buildingExamples,
  ...complexExamples,
  ...complexListExamples,
  ...keysForecastExamples,
  ...lightExamples,
  ...planGeometryExamples,
  ...lotExamples,
  ...lotChessExamples,
  ...lotFilterExamples,
  ...placeExamples,
  ...premisesExamples,
  ...pricePartsExamples,
  ...progressExamples,
  ...resaleExamples,
  ...travelExamples,
  ...libraryExamples,
  ...newsExamples,
  ...pageExamples,
  ...partnershipExamples,
  ...promoExamples,
  ...reviewExamples,
  ...serviceExamples,
  ...vacancyExamples,
  ...widgetExamples,
  ...basketExamples,
  ...favouriteExamples,
  ...certificateExamples,
  ...contractExamples,
  ...contractTextExamples,
  ...holdExamples,
  ...leadExamples,
  ...liveExamples,
  ...mortgageExamples,
  ...orderExamples,
  ...orderFileExamples,
  ...orderStepExamples,
  ...paymentExamples,
  ...shortlistExamples,
  ...signingExamples,
  ...feedExamples,
  ...savedSearchExamples,
  ...sentenceExamples,
  ...siteSearchExamples,
  ...metricsExamples,
  ...accountExamples,
  ...captchaExamples,
  ...noticeExamples,
  ...recoveryExamples,
  ...registrationExamples,
  ...sessionExamples,
  ...uploadExamples,
  ...acceptanceExamples,
  ...accountNewsExamples,
  ...appointmentExamples,
  ...dashboardExamples,
  ...defectExamples,
  ...feedbackExamples,
  ...lotQuestionExamples,
  ...loyaltyExamples,
  ...profileExamples,
  ...schoolExamples,
  ...serviceRequestExamples,
  ...statementExamples,
  ...ticketExamples,
  ...viewingExamples,
};
