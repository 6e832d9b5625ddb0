export {
  CREDIT_RULE,
  CREDIT_WARNINGS,
  creditWords,
  fullCostWords,
  lenderWords,
  rateWords,
  warnsOfCredit,
  widestCost,
  type AdvertisedCredit,
  type FullCost,
} from './credit-words.ts';
