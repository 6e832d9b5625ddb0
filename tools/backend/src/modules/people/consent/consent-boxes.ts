import type { ConsentKind } from '@m30/api';
import type { Services } from '../../../kernel/services.ts';
import { requireConsent, type SaidConsent } from './require-consent.ts';

/** The two boxes of the window of login and registration as its calls carry them; absent where a caller names none. */
export interface ConsentBoxes {
  soglasie?: 0 | 1 | undefined;
  soglasie_actii?: 0 | 1 | undefined;
  consent?: SaidConsent | undefined;
}

/** What the boxes say: absent they are ticked in the default mode (specification, §3), and are not in the explicit one. */
export function tickedBoxes(
  { consentMode }: Pick<Services, 'consentMode'>,
  boxes: ConsentBoxes,
): { personal: boolean; promo: boolean } {
  const { soglasie, soglasie_actii: promo, consent } = boxes;
  const isExplicit = consentMode() === 'explicit';
  const absent = isExplicit ? 0 : 1;
  const isAct = !isExplicit || consent?.mode === 'explicit';
  return {
    personal: isAct && (soglasie ?? absent) === 1,
    promo: isAct && (promo ?? absent) === 1,
  };
}

/**
 * Holds the boxes against the mode of consents.
 * @throws Refused 422 beside the box of processing, where the explicit mode lacks it
 */
export function requireBoxes(services: Pick<Services, 'consentMode'>, boxes: ConsentBoxes): void {
  const { personal, promo } = tickedBoxes(services, boxes);
  const kinds: ConsentKind[] = [];
  if (personal) kinds.push('processing');
  if (promo) kinds.push('marketing');
  const said = boxes.consent && { ...boxes.consent, kinds };
  requireConsent(services, said, { path: 'soglasie' });
}
