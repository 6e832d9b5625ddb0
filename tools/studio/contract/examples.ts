import type { StudioMethods } from './registry.ts';
import type { MethodExample } from '@m30/api';
import { feedExamples } from './catalogue/feed.examples.ts';
import { importSourceExamples } from './catalogue/import-source.examples.ts';
import { importExamples } from './catalogue/import.examples.ts';
import { lotExamples } from './catalogue/lot.examples.ts';
import { priceExamples } from './catalogue/price.examples.ts';
import { companyExamples } from './content/company/company.examples.ts';
import { letterExamples } from './content/letter/letter.examples.ts';
import { libraryExamples } from './content/library.examples.ts';
import { newsExamples } from './content/news.examples.ts';
import { pageExamples } from './content/page.examples.ts';
import { pictureExamples } from './content/picture/picture.examples.ts';
import { popupExamples } from './content/popup.examples.ts';
import { promoExamples } from './content/promo.examples.ts';
import { redirectExamples } from './content/redirect/redirect.examples.ts';
import { reviewExamples } from './content/review.examples.ts';
import { nearbyExamples } from './content/nearby/nearby.examples.ts';
import { salesOfficeExamples } from './content/sales-office/sales-office.examples.ts';
import { templateExamples } from './content/template/template.examples.ts';
import { vacancyExamples } from './content/vacancy/vacancy.examples.ts';
import { actionExamples } from './desk/action.examples.ts';
import { approvalExamples } from './desk/approval.examples.ts';
import { figureExamples } from './desk/figure.examples.ts';
import { auditExamples } from './people/audit.examples.ts';
import { secondFactorExamples } from './people/second-factor.examples.ts';
import { sessionExamples } from './people/session.examples.ts';
import { staffExamples } from './people/staff.examples.ts';
import { agentExamples } from './sales/agent.examples.ts';
import { buyerExamples } from './sales/buyer.examples.ts';
import { crmExamples } from './sales/crm.examples.ts';
import { leadExamples } from './sales/lead.examples.ts';
import { mortgageExamples } from './sales/mortgage.examples.ts';
import { officeExamples } from './sales/office.examples.ts';
import { orderExamples } from './sales/order.examples.ts';
import { viewingExamples } from './sales/viewing.examples.ts';

/** Valid calls of every method of the Studio with their results, by the method's name: for tests and stories. */
export const studioExamples: {
  readonly [Name in keyof StudioMethods]: readonly MethodExample<StudioMethods[Name]>[];
} = {
  ...actionExamples,
  ...feedExamples,
  ...importExamples,
  ...importSourceExamples,
  ...lotExamples,
  ...priceExamples,
  ...companyExamples,
  ...letterExamples,
  ...libraryExamples,
  ...newsExamples,
  ...pageExamples,
  ...pictureExamples,
  ...popupExamples,
  ...promoExamples,
  ...redirectExamples,
  ...reviewExamples,
  ...nearbyExamples,
  ...salesOfficeExamples,
  ...templateExamples,
  ...vacancyExamples,
  ...approvalExamples,
  ...figureExamples,
  ...auditExamples,
  ...secondFactorExamples,
  ...sessionExamples,
  ...staffExamples,
  ...agentExamples,
  ...buyerExamples,
  ...crmExamples,
  ...leadExamples,
  ...mortgageExamples,
  ...officeExamples,
  ...orderExamples,
  ...viewingExamples,
};
