import type { ResultOf } from '@m30/api/client';
import { Section } from '@m30/ui-kit/section';
import { AddressList } from '../../../components/complex-map/AddressList.tsx';
import { ComplexMap } from '../../../components/complex-map/ComplexMap.tsx';

/** The main office among the objects, on the map when the visitor comes near. */
export function OfficeMap({ offices }: ResultOf<'Content.GetOffices'>) {
  const [main] = offices;
  if (!main) return null;
  return (
    <Section title="Как нас найти">
      <ComplexMap tab="office" office={main.alias}>
        <AddressList
          rows={offices.map(({ alias, title, address }) => ({
            href: `#${alias}`,
            name: title,
            address,
          }))}
        />
      </ComplexMap>
    </Section>
  );
}
