import { MortgageCalculator } from '@m30/calculators/mortgage';
import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import type { LotView } from '../data/lot.server.ts';

export interface LotMortgageProps {
  id: string;
  /** Kopecks. */
  price: number;
  programme: LotView['programme'];
}

/** The payment for this flat by the visitor's own down payment and term; loaded when he is near. */
export default function LotMortgage({ id, price, programme }: LotMortgageProps) {
  return (
    <MortgageCalculator
      title="Посчитайте под себя"
      programme={programme}
      price={{ value: price, min: price, max: price }}
      actions={
        <Button variant="secondary" {...leadTrigger('callSpecialist', { objectId: id })}>
          Спросить специалиста
        </Button>
      }
    />
  );
}
