import { Section } from '@m30/ui-kit/section';
import { ArrowLink } from '@m30/ui-kit/link';
import { Interiors } from '../../../components/interiors/Interiors.tsx';
import type { LotView } from '../data/lot.server.ts';

/** Rooms in the finish that the flat is handed over in; nothing where it has none. */
export function InsideSection({ lot: { finish, interiors } }: { lot: LotView }) {
  if (!interiors) return null;
  const title = interiors.finish ? `Отделка ${interiors.finish}` : 'Так квартиру передадут';
  return (
    <Section
      title={title}
      flush
      aside={<ArrowLink href="/klientam/uslugi/meblirovka">Что входит в&nbsp;наборы</ArrowLink>}
    >
      <Interiors rooms={interiors.rooms} title={title} />
      <p className="muted">{`Визуализация: ${finish}. ${WORDS[finish] ?? FURNITURE}`}</p>
    </Section>
  );
}

const FURNITURE = 'Мебель, кухня и\u00a0светильники в\u00a0цену не\u00a0входят.';

/** What comes with the other finishes. */
const WORDS: Readonly<Record<string, string>> = {
  'с\u00a0мебелью': 'Мебель и\u00a0кухня входят в\u00a0цену.',
  'под\u00a0чистовую отделку': 'Стены, стяжка, разводка и\u00a0радиаторы готовы.',
};
