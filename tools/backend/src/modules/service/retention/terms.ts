import { DAY_SECONDS } from '../../../kernel/time/day.ts';
import { BASKET_LIFETIME } from '../../deal/basket/basket-cookie.ts';
import { SHORTLIST_LIFETIME } from '../../deal/shortlist/shortlist-cookies.ts';
import { DRAFT_LIFETIME } from '../../deal/mortgage/draft-cookie.ts';

const YEAR = 365 * DAY_SECONDS;

/**
 * Seconds that data of people is kept; law 152-ФЗ, article 5, part 7: no longer than its purpose asks. The page
 * `/politika-konfidentsialnosti` and `docs/personal-data.md` say the same, and tests compare them.
 */
export const TERMS = {
  /** Requests of visitors, with their files: from the request. */
  lead: YEAR,
  /** What was typed and scanned for an order that ended without a deal: from its end. */
  endedOrder: 30 * DAY_SECONDS,
  /** Documents and participants of a deal: from the keys, or from the end of its contract (402-ФЗ, article 29; 214-ФЗ, article 7). */
  deal: 5 * YEAR,
  /** Questionnaires for a bank that no order needs: from sending. */
  application: YEAR,
  /** Questionnaires of buyers that nobody goes on with: from the last answer. */
  buyersDraft: 180 * DAY_SECONDS,
  /** The same of guests: as long as their cookie lives. */
  guestsDraft: DRAFT_LIFETIME,
  /** Carts and comparisons of guests: as long as their cookie lives. */
  guestsBasket: BASKET_LIFETIME,
  /** Lists that people choose from together, with what they said: from the last look at them. */
  shortlist: SHORTLIST_LIFETIME,
  /** Reviews that were not published: from their day. */
  rejectedReview: 30 * DAY_SECONDS,
  /** What proves consents and requests of an account that was deleted (Civil Code, article 196). */
  proof: 3 * YEAR,
  /** Messages that could not be delivered, and the folder of messages where there is no gateway. */
  message: 30 * DAY_SECONDS,
  /** Answers that a repeated request gets. */
  repeat: 30 * DAY_SECONDS,
  /** What embedded partners were asked. */
  partnersMemory: YEAR,
  /** Who of the staff has changed what: as long as somebody may sue (Civil Code, article 196). */
  journal: 3 * YEAR,
  /** Figures of the site, in which nobody is told apart: two years, so that a month stands beside that of the year before. */
  figures: 2 * YEAR,
  /** Sessions and codes: no longer than they are good for. */
  ended: 0,
} as const;

/** A kind of data that is deleted by age: `journal`, `figures`, `ended`… */
export type TermName = keyof typeof TERMS;
