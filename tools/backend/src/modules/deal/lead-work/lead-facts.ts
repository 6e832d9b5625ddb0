import { STUDIO_FILES_PATH } from '@m30/studio/contract/core/addresses';
import { formatDate } from '@m30/ui-kit/format';
import { CONSENT_LABELS, consentKinds, DETAIL_LABELS, TOKEN_LABELS } from '../lead/labels.ts';
import type { leads } from '../lead/leads.table.ts';

type Lead = Pick<typeof leads.$inferSelect, 'details' | 'consent' | 'tokenCheck'>;

/** Details that name a file. */
const FILES = ['cv', 'photo'] as const;

/** What a lead says and how its visitor agreed, in words. */
export function factsOf({ details, consent, tokenCheck }: Lead) {
  const labels = Object.entries(DETAIL_LABELS).filter(([key]) => !FILES.some((one) => one === key));
  return [
    ...labels.map(([key, label]) => ({ label, value: details[key] ?? '' })),
    { label: 'Антибот-проверка', value: TOKEN_LABELS[tokenCheck] },
    ...(consent
      ? [
          { label: 'Согласие', value: CONSENT_LABELS[consent.mode] },
          { label: 'Согласие на', value: consentKinds(consent) },
          { label: 'Версия согласия', value: consent.version },
          { label: 'Цель обработки', value: consent.purpose },
          { label: 'Согласие дано', value: formatDate(consent.at, 'stamp') },
        ]
      : [{ label: 'Согласие', value: 'не записано' }]),
  ].filter(({ value }) => value !== '');
}

/** Files that came with a lead, where the staff download them. */
export const filesOf = ({ details }: Lead) =>
  FILES.flatMap((key) => {
    const guid = details[key];
    return guid ? [{ label: DETAIL_LABELS[key], src: `${STUDIO_FILES_PATH}/${guid}` }] : [];
  });
