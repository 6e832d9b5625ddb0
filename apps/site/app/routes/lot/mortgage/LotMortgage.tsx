import { MortgageCalculator } from '@m30/calculators/mortgage';
import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { costHref } from '../../store/cost/core/cost-query.ts';
import type { LotView } from '../data/lot.server.ts';

export interface LotMortgageProps {
  id: string;
  /** Kopecks. */
  price: number;
  programme: LotView['programme'];
  /** The building stands: the flat is sold, not shared in. */
  completed: boolean;
  /** What the visitor has said in the catalogue; the calculator begins with it. */
  terms: LotView['terms'];
}

const BY_ESCROW =
  'Договор долевого участия: взнос и\u00a0кредит приходят на\u00a0счёт эскроу после его регистрации.';
const BY_LETTER =
  'Дом введён, это купля-продажа: взнос и\u00a0кредит лежат на\u00a0аккредитиве, пока право не\u00a0перейдёт к\u00a0вам.';

/** The payment for this flat by the visitor's own down payment and term, above it the section's note; loaded when he is near. */
export default function LotMortgage({ id, price, programme, completed, terms }: LotMortgageProps) {
  const { down, term } = terms;
  return (
    <MortgageCalculator
      title="Посчитайте под себя"
      programme={programme}
      note={false}
      price={{ value: price, min: price, max: price }}
      start={{ down: down === undefined ? undefined : down * 100, years: term }}
      actions={
        <>
          <p className="muted">{completed ? BY_LETTER : BY_ESCROW}</p>
          <Button variant="secondary" {...leadTrigger('callSpecialist', { objectId: id })}>
            Спросить специалиста
          </Button>
          <Button variant="ghost" href={costHref([id])}>
            Во&nbsp;сколько обойдётся
          </Button>
        </>
      }
    />
  );
}
