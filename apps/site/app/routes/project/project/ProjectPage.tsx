import type { ResultOf } from '@m30/api/client';
import { LeadBand } from '../../../components/lead-band/LeadBand.tsx';
import { About } from './about/About.tsx';
import { Anchors } from './anchors/Anchors.tsx';
import { BuildingRows } from './buildings/BuildingRows.tsx';
import { BuyDock } from './buy-dock/BuyDock.tsx';
import { Factline } from './factline/Factline.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { Genplan } from './genplan/Genplan.tsx';
import { ProjectHero } from './hero/ProjectHero.tsx';
import { RoomRows } from './rooms/RoomRows.tsx';

export type Complex = ResultOf<'Objects.GetObject'>;

/** The page of one residential complex. */
export function ProjectPage({ complex }: { complex: Complex }) {
  const { name, vendor } = complex;
  return (
    <>
      <ProjectHero complex={complex} />
      <Factline complex={complex} />
      <Anchors complex={complex} />
      <About complex={complex} />
      {complex.genplan && <Genplan complex={complex} genplan={complex.genplan} />}
      <RoomRows vendor={vendor} free={complex.free} rooms={complex.rooms} />
      <BuildingRows vendor={vendor} complexName={name} buildings={complex.buildings} />
      <Gallery pictures={complex.gallery} />
      <LeadBand
        title={`Расскажем про «${name}»`}
        text="Оставьте имя и телефон. Специалист отдела продаж перезвонит в рабочее время, подберёт квартиру и договорится о показе."
      />
      <BuyDock complex={complex} />
    </>
  );
}
