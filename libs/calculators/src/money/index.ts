export { annuityPayment, overpayment, type AnnuityInput } from './annuity.ts';
export {
  downPaymentFor,
  loanTerms,
  type LoanChoice,
  type LoanProgramme,
  type LoanTerms,
} from './loan-terms.ts';
export { percentOf, shareOf } from './percent.ts';
