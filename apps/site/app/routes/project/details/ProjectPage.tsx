import { LeadBand } from '../../../components/lead-band/LeadBand.tsx';
import { StaticPart } from '../../../components/static-part/index.ts';
import type { Progress, ProgressDetail } from '../progress/stage-words.ts';
import { About } from './about/About.tsx';
import { Anchors } from './anchors/Anchors.tsx';
import { Around } from './around/Around.tsx';
import { BuildingRows } from './buildings/BuildingRows.tsx';
import { BuyDock } from './buy-dock/BuyDock.tsx';
import { ComplexData } from './ComplexData.tsx';
import { Works } from './documents/Works.tsx';
import { Factline } from './factline/Factline.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { Genplan } from './genplan/Genplan.tsx';
import { ProjectHero } from './hero/ProjectHero.tsx';
import { ModelSection } from './model/ModelSection.tsx';
import { MuseumSection } from './museum/MuseumSection.tsx';
import { Offers } from './offers/Offers.tsx';
import { PlanCards } from './plans/PlanCards.tsx';
import { Questions } from './questions/Questions.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { Inside } from './rooms/Inside.tsx';
import { RoomRows } from './rooms/RoomRows.tsx';
import { Story } from './story/Story.tsx';
import type { WaysWords } from '../../../store/commute/ways-words.server.ts';
import type { Complex } from './data/complex.ts';

export interface ProjectPageProps {
  /** What the parts that come to life need. */
  head: Pick<Complex, 'vendor' | 'name' | 'address'>;
  detail: ProgressDetail;
  /** What the others show; `null` where the document holds it. */
  data: ProjectData | null;
  origin: string;
}

/** A complex and its works. */
interface ProjectData {
  complex: Complex;
  /** `null` where the backend does not tell it. */
  progress: Progress | null;
  /** To the visitor's addresses, where the page's address says some. */
  ways?: WaysWords;
}

/** The page of one residential complex; most of it never comes to life. */
export function ProjectPage({ head, detail, data, origin }: ProjectPageProps) {
  const { vendor, name, address } = head;
  const complex = data && data.complex;
  return (
    <>
      <StaticPart data={complex}>{(complex) => <Upper complex={complex} />}</StaticPart>
      <Works
        vendor={vendor}
        detail={detail}
        data={
          data && {
            progress: data.progress,
            documents: data.complex.documents,
            completed: data.complex.buildings.every(({ handover }) => handover === null),
          }
        }
      />
      <Around
        vendor={vendor}
        address={address}
        infrastructure={complex && complex.infrastructure}
        ways={data?.ways}
      />
      <StaticPart data={complex}>{(complex) => <Lower complex={complex} />}</StaticPart>
      <LeadBand
        title={`Расскажем про «${name}»`}
        text="Оставьте имя и телефон. Специалист отдела продаж перезвонит в&nbsp;рабочее время, подберёт квартиру и&nbsp;договорится о&nbsp;показе."
      />
      <StaticPart data={complex}>
        {(complex) => (
          <>
            <BuyDock complex={complex} />
            <ComplexData complex={complex} origin={origin} />
          </>
        )}
      </StaticPart>
    </>
  );
}

/** From the name to the pictures. */
function Upper({ complex }: { complex: Complex }) {
  const { name, vendor } = complex;
  return (
    <>
      <ProjectHero complex={complex} />
      <Factline complex={complex} />
      <Anchors complex={complex} />
      <About complex={complex} />
      <div>
        {complex.genplan && <Genplan complex={complex} genplan={complex.genplan} />}
        {complex.model && <ModelSection {...{ vendor, name }} picture={complex.model.picture} />}
        <Story story={complex.story} />
      </div>
      <RoomRows vendor={vendor} free={complex.free} rooms={complex.rooms} />
      <PlanCards vendor={vendor} plans={complex.plans} />
      <Inside complex={complex} />
      <BuildingRows complex={complex} />
      <Gallery pictures={complex.gallery} video={complex.video} />
    </>
  );
}

/** What others say of the house, and the terms. */
function Lower({ complex }: { complex: Complex }) {
  const { vendor, museum } = complex;
  return (
    <>
      {museum && <MuseumSection museum={museum} />}
      <Reviews {...complex} />
      <Offers complex={complex} />
      <Questions vendor={vendor} questions={complex.questions} />
    </>
  );
}
