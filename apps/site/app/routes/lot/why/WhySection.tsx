import { useCallback } from 'react';
import { LatePart } from '@m30/ui-kit/late-part';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import type { LotView } from '../data/lot.server.ts';
import { loadWhy } from './load-why.ts';

/** Why the flat costs what it costs; code and figures come when the visitor is near, without script a link leads to their page. */
export function WhySection({ lot }: { lot: LotView }) {
  const { vendor, subvendor, id } = lot;
  const load = useCallback(
    (signal: AbortSignal) => loadWhy({ vendor, subvendor, id }, signal),
    [vendor, subvendor, id],
  );
  return (
    <Section id="why" title="Почему такая цена">
      <LatePart
        load={load}
        fallback={<ArrowLink href={`${lot.url}/cena`}>Цена по&nbsp;слагаемым</ArrowLink>}
      >
        {({ PriceSum, explanation }) =>
          explanation.state === 'explained' && <PriceSum explanation={explanation} lot={lot} />
        }
      </LatePart>
    </Section>
  );
}
