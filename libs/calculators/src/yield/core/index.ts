export { YIELD_LIMITS, yieldCodec } from './yield-query.ts';
export { yieldOf, type Yield, type YieldChoice } from './yield.ts';
