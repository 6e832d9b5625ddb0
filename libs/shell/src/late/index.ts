export { firstInteraction, hydrateNow } from './first-interaction.ts';
export { hydrateLate } from './hydrate-late.tsx';
export { isKnownVisitor } from './is-known-visitor.ts';
export { useHydrated } from './use-hydrated.ts';
