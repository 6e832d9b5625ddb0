import { Icon } from '@m30/ui-kit/icon';
import type { OrderedLot } from './LotSummary.tsx';

export interface LotPlanProps {
  apartment: OrderedLot;
  className?: string | undefined;
}

/** The plan of a lot, and a key where none is drawn. */
export function LotPlan({ apartment, className }: LotPlanProps) {
  if (!('plan' in apartment)) return <Icon name="key" size={44} className={className} />;
  return (
    <img
      className={className}
      data-mirrored={apartment.mirrored || undefined}
      data-drawing=""
      src={apartment.plan}
      alt="Планировка"
      width="150"
      height="110"
    />
  );
}
