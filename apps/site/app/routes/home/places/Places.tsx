import { Section } from '@m30/ui-kit/section';
import { AddressList } from '../../../components/complex-map/AddressList.tsx';
import { ComplexMap } from '../../../components/complex-map/ComplexMap.tsx';
import type { HomeData } from '../data/home.server.ts';

/** Where the complexes stand: a list of addresses that becomes a map when the visitor is near. */
export function Places({ homes }: Pick<HomeData, 'homes'>) {
  return (
    <Section title="Где мы строим">
      <ComplexMap>
        <AddressList
          stacked
          rows={homes.map(({ vendor, name, place }) => ({
            href: `/obekty/${vendor}`,
            name,
            address: place,
          }))}
        />
      </ComplexMap>
    </Section>
  );
}
