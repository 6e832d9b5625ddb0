import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { Interiors } from '../../../../components/interiors/Interiors.tsx';
import type { Complex } from '../data/complex.ts';

/** The lobby and rooms in the finish of the complex; nothing where nobody has drawn them. */
export function Inside({ complex: { name, finish, interiors } }: { complex: Complex }) {
  if (!interiors) return null;
  const title = interiors.rooms.length > 1 ? 'Вестибюль и\u00a0квартиры' : 'Вестибюль';
  return (
    <Section
      id="inside"
      title={title}
      flush
      aside={
        <ArrowLink {...leadTrigger('showroom', { element: `«${name}»` })}>
          Посмотреть отделку в&nbsp;шоуруме
        </ArrowLink>
      }
    >
      <Interiors rooms={interiors.rooms} title={title} />
      <p className="muted">
        {`Визуализации. Квартиры сдаём так: ${finish}. Мебель и\u00a0светильники показаны для\u00a0масштаба.`}
      </p>
    </Section>
  );
}
