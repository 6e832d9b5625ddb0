export { DEDUCTION_LAW, deductionFormula, taxBack, type DeductionKind } from './deduction.ts';
