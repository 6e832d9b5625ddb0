import { memo } from 'react';
import { LotActions } from '../../../components/lot-actions/index.ts';
import { useLiveLot } from '../../../store/live/index.ts';
import type { PremisesUnit } from './premises.server.ts';
import { unitName } from './premises-words.ts';
import { PremisesCard } from './PremisesCard.tsx';

export interface StoreUnitProps {
  unit: PremisesUnit;
  /** @default false */
  eager?: boolean;
}

/** The card of a unit with its present status and the buttons of cart and comparison. */
export const StoreUnit = memo(function StoreUnit({ unit, eager = false }: StoreUnitProps) {
  const live = useLiveLot(unit);
  return (
    <PremisesCard
      unit={live}
      eager={eager}
      actions={<LotActions lot={{ id: unit.id, title: unitName(unit) }} />}
    />
  );
});
