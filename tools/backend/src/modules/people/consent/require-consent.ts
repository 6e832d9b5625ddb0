import type { ConsentKind } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';

/** What a page says of the visitor's consent. */
export interface SaidConsent {
  mode: 'default' | 'explicit';
  /** ISO date of the texts that were shown. */
  version: string;
  kinds?: readonly ConsentKind[] | undefined;
}

/** What was agreed to; an older page names no kinds and means processing. */
export const kindsOf = ({ kinds }: SaidConsent): readonly ConsentKind[] => kinds ?? ['processing'];

/** What is said where a consent of the explicit mode is missing, by what it is for. */
const MISSING: Readonly<Record<ConsentKind, string>> = {
  processing: 'Отметьте согласие на\u00a0обработку персональных данных',
  marketing: 'Отметьте согласие на\u00a0уведомления об\u00a0акциях',
  banks: 'Без согласия на\u00a0передачу анкеты банки её\u00a0не\u00a0получат',
};

interface Needed {
  /** @default ['processing'] */
  kinds?: readonly ConsentKind[];
  /** Field of the form that the refusal stands beside. @default 'consent' */
  path?: string;
}

/**
 * Holds a call against the explicit mode of consents; in the default one sending is the consent and nothing is asked.
 * @throws Refused 422 beside the field, where the visitor has not agreed by an act of his own
 */
export function requireConsent(
  { consentMode }: Pick<Services, 'consentMode'>,
  said: SaidConsent | undefined,
  { kinds = ['processing'], path = 'consent' }: Needed = {},
): void {
  if (consentMode() === 'default') return;
  const given = said?.mode === 'explicit' ? kindsOf(said) : [];
  const missing = kinds.find((kind) => !given.includes(kind));
  if (missing === undefined) return;
  throw refuse(422, MISSING[missing], [{ path, message: MISSING[missing] }]);
}
