export { refinancingCodec } from './refinancing-query.ts';
export {
  refinance,
  refinancingFormula,
  type RefinancedLoan,
  type Refinancing,
  type RefinancingChoice,
  type RefinancingData,
} from './refinancing.ts';
