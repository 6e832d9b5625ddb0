import { Badge } from '@m30/ui-kit/badge';
import { deadlineLabel } from '../../store/order/deadline.ts';

export interface DeadlineBadgeProps {
  /** ISO instant; without one there is no mark. */
  deadline: string | null;
  /** ISO instant of the server's clock, so that both renderings agree. */
  now: string;
}

/** How long the buyer has: «Осталось 2 дня». */
export function DeadlineBadge({ deadline, now }: DeadlineBadgeProps) {
  return deadline && <Badge tone="held">{deadlineLabel(deadline, now)}</Badge>;
}
