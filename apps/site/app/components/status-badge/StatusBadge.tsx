import type { ResultOf } from '@m30/api/client';
import { Badge } from '@m30/ui-kit/badge';

export interface StatusBadgeProps {
  status: ResultOf<'Objects.GetLots'>['lots'][number]['status'];
  /** The status in words; `null` where it need not be said. */
  words: string | null;
}

/** Status of a lot, premises or resale flat; nothing for one that is free. */
export function StatusBadge({ status, words }: StatusBadgeProps) {
  return words && <Badge tone={status === 'sold' ? 'neutral' : 'held'}>{words}</Badge>;
}
