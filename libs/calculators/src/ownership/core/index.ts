export { againstRent, type AgainstRent, type WealthYear } from './against-rent.ts';
export {
  OWNERSHIP_LIMITS,
  ownershipCodec,
  type OwnershipChoice,
  type OwnershipKey,
} from './ownership-choice.ts';
export { ownershipFormula } from './ownership-formula.ts';
export { ownershipOf, type OwnedFlat, type Ownership, type OwnershipYear } from './ownership.ts';
