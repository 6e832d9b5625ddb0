import { CONSENT_VERSION } from '@m30/api/consent-version';
import type { ConsentMode, ConsentTerms, GivenConsent } from './forms-port.ts';

/** The terms of this product's own forms in a mode. */
export const consentTerms = (mode: ConsentMode): ConsentTerms => ({
  mode,
  version: CONSENT_VERSION,
  href: '/politika-konfidentsialnosti/',
});

/** What a visitor may agree to, without script by the names of the boxes. */
type Kind = NonNullable<GivenConsent['kinds']>[number];

/** Names of the boxes of the explicit mode by what they are for. */
export const CONSENT_BOXES = { processing: 'consent', marketing: 'consent_marketing' } as const;

/**
 * What goes with a lead as the visitor's consent. In the default mode sending is the consent.
 * @param isTicked whether the box of a name is ticked
 * @returns `null` where the explicit mode lacks the consent to processing
 */
export function givenConsent(
  { mode, version }: ConsentTerms,
  isTicked: (name: string) => boolean,
): GivenConsent | null {
  if (mode === 'default') return { mode, version };
  const kinds = (['processing', 'marketing'] as const).filter((kind) =>
    isTicked(CONSENT_BOXES[kind]),
  ) satisfies Kind[];
  return kinds.includes('processing') ? { mode, version, kinds } : null;
}
