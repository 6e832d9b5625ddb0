export { refinancingCodec } from './refinancing-query.ts';
export {
  limitWords,
  loanExceeded,
  refinance,
  refinancingFormula,
  type RefinancedLoan,
  type Refinancing,
  type RefinancingChoice,
  type RefinancingData,
} from './refinancing.ts';
