export {
  bundledFormula,
  isBundle,
  MOST_TOGETHER,
  OWN_BUNDLE,
  priceTogether,
  type Bundle,
  type BundledKind,
  type BundledLot,
  type BundleTerms,
  type SeparateLot,
} from './price-together.ts';
export { sharePlan, type PlanSharing } from './share-plan.ts';
