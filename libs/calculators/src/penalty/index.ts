export type { LegalRule } from '../law/legal-rule.ts';
export { DELAY_LAW, EXAMPLE_KEY_RATE } from './law.ts';
export { penaltyFormula, penaltyOf, type Delay } from './penalty.ts';
