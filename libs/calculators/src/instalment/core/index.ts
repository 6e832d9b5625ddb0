export {
  BEFORE_KEYS,
  earliestKeys,
  INSTALMENT_START,
  INSTALMENT_WORDS,
  instalmentTermsFor,
  lastPaymentDay,
  OWN_INSTALMENT,
} from './own-terms.ts';
export { instalmentCodec } from './instalment-query.ts';
export {
  instalmentAfter,
  instalmentFormula,
  instalmentFormulaAfter,
  instalmentOf,
  type Instalment,
  type InstalmentChoice,
  type InstalmentRow,
  type InstalmentTerms,
} from './instalment.ts';
