import type { ResultOf } from '@m30/api/client';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { LeadBand } from '../../../components/lead-band/LeadBand.tsx';
import type { Progress } from '../progress/stage-words.ts';
import { About } from './about/About.tsx';
import { Anchors } from './anchors/Anchors.tsx';
import { Around } from './around/Around.tsx';
import { BuildingRows } from './buildings/BuildingRows.tsx';
import { BuyDock } from './buy-dock/BuyDock.tsx';
import { Works } from './documents/Works.tsx';
import { Factline } from './factline/Factline.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { Genplan } from './genplan/Genplan.tsx';
import { ProjectHero } from './hero/ProjectHero.tsx';
import { Offers } from './offers/Offers.tsx';
import { PlanCards } from './plans/PlanCards.tsx';
import { Questions } from './questions/Questions.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { RoomRows } from './rooms/RoomRows.tsx';

export type Complex = ResultOf<'Objects.GetObject'>;

/** Props of {@link ProjectPage}. */
export interface ProjectPageProps {
  complex: Complex;
  /** `null` where the backend does not tell it. */
  progress: Progress | null;
}

/** The page of one residential complex. */
export function ProjectPage({ complex, progress }: ProjectPageProps) {
  const { name, vendor, museum } = complex;
  return (
    <>
      <ProjectHero complex={complex} />
      <Factline complex={complex} />
      <Anchors complex={complex} />
      <About complex={complex} />
      {complex.genplan && <Genplan complex={complex} genplan={complex.genplan} />}
      <RoomRows vendor={vendor} free={complex.free} rooms={complex.rooms} />
      <PlanCards vendor={vendor} plans={complex.plans} />
      <BuildingRows vendor={vendor} complexName={name} buildings={complex.buildings} />
      <Gallery pictures={complex.gallery} video={complex.video} />
      <Works
        progress={progress}
        documents={complex.documents}
        completed={complex.buildings.every(({ handover }) => handover === null)}
      />
      <Around complex={complex} />
      {museum && (
        <Section
          title={museum.title}
          flush
          aside={<ArrowLink href={museum.link}>Открыть музей</ArrowLink>}
        >
          <p className="muted">{museum.text}</p>
        </Section>
      )}
      <Reviews reviews={complex.reviews} />
      <Offers complex={complex} />
      <Questions vendor={vendor} questions={complex.questions} />
      <LeadBand
        title={`Расскажем про «${name}»`}
        text="Оставьте имя и телефон. Специалист отдела продаж перезвонит в рабочее время, подберёт квартиру и договорится о показе."
      />
      <BuyDock complex={complex} />
    </>
  );
}
