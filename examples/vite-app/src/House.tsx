import { useEffect, useState } from 'react';
import { Blocks, type ParsedBlock } from '@m30/blocks';
import { InstalmentCalculator } from '@m30/calculators/instalment';
import { ObjectsMap } from '@m30/map';
import { maplibre } from '@m30/map/maplibre';
import { map, terms } from './house.ts';

const ENGINES = [maplibre];

/** What there is to know of the house: the editors' blocks, a payment, the way there. */
export function House() {
  const [blocks, setBlocks] = useState<readonly ParsedBlock[]>([]);
  useEffect(() => {
    void fetch('/page.json')
      .then((response) => response.json())
      .then(setBlocks);
  }, []);
  return (
    <>
      <Blocks blocks={blocks} />
      <InstalmentCalculator
        terms={terms}
        start={{ price: 940_000_000, share: 30, months: 12 }}
        disclaimer="Рассрочку даёт застройщик, до ввода дома."
      />
      <section aria-label="На карте">
        <ObjectsMap map={map} engines={ENGINES} onError={(error) => console.error(error)} />
      </section>
    </>
  );
}
