import { MortgageCalculator } from '@m30/calculators/mortgage';
import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { exampleWords } from './example-words.ts';
import type { MortgageTeaserProps } from './MortgageTeaser.tsx';

/** The calculator with the example's price to begin with. */
export default function MortgageLive(props: MortgageTeaserProps) {
  const { example, programme, price } = props;
  return (
    <MortgageCalculator
      programme={programme}
      price={{ value: example.price ?? price.min, ...price }}
      lead={exampleWords(props)}
      actions={
        <>
          <Button href="/katalog">Выбрать квартиру</Button>
          <Button variant="ghost" {...leadTrigger('callSpecialist')}>
            Спросить специалиста
          </Button>
        </>
      }
    />
  );
}
