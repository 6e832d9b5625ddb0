import { formatCount, formatQuarter } from '@m30/ui-kit/format';
import { LatePart } from '@m30/ui-kit/late-part';
import { Section } from '@m30/ui-kit/section';
import type { Floor } from '../../../components/floor-plan/FloorPlan.tsx';
import { KeysLine, keysHref, type KeysRange } from '../keys/line/index.ts';
import { LeadBand } from '../../../components/lead-band/LeadBand.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { StartNotice } from '../details/buildings/StartNotice.tsx';
import { Works } from '../details/documents/Works.tsx';
import { RoomRows } from '../details/rooms/RoomRows.tsx';
import { progressDetail, type Progress } from '../progress/stage-words.ts';
import { ChessFallback } from './chess/ChessFallback.tsx';
import { Floors } from './floors/Floors.tsx';
import type { Facade } from './data/facade.ts';
import { HouseScene } from './scene/HouseScene.tsx';

export interface BuildingPageProps {
  facade: Facade;
  /** The floor that is shown from above; `null` where none is drawn. */
  floor: Floor | null;
  progress: Progress | null;
  /** When its keys are to be expected; `null` where nothing is forecast. */
  keys: KeysRange | null;
}

const loadChess = () => import('./chess/BuildingChess.tsx');

/** The page of one building: what is for sale in it and where, how it is built, its papers. */
export function BuildingPage({ facade, floor, progress, keys }: BuildingPageProps) {
  const { vendor, complexName, building, rooms, picture } = facade;
  const { subvendor, name, floors, sections, handover, free, upcoming } = building;
  const place = { vendor, subvendor };
  return (
    <>
      <PageHead
        title={`${name}, «${complexName}»`}
        trail={[
          { label: 'Комплексы', href: '/obekty' },
          { label: complexName, href: `/obekty/${vendor}` },
        ]}
        note={[
          formatCount(floors, ['этаж', 'этажа', 'этажей']),
          formatCount(sections, ['секция', 'секции', 'секций']),
          formatQuarter(handover),
        ].join(', ')}
      />
      {picture && (
        <HouseScene
          picture={picture}
          floors={facade.floors}
          href={`/obekty/${vendor}/${subvendor}/vizualnyj`}
        />
      )}
      {upcoming && (
        <Section title="Продажи ещё не&nbsp;начались">
          <StartNotice complexName={complexName} name={name} />
        </Section>
      )}
      <Section id="chess" title="Шахматка" flush={upcoming}>
        <LatePart key={subvendor} load={loadChess} fallback={<ChessFallback {...place} />}>
          {({ default: BuildingChess }) => <BuildingChess {...place} />}
        </LatePart>
      </Section>
      {!upcoming && <RoomRows vendor={vendor} free={free} rooms={rooms} subvendor={subvendor} />}
      {floor && <Floors sections={facade.sections} floor={floor} />}
      <Works
        {...place}
        detail={progressDetail(progress, subvendor)}
        keys={
          keys && (
            <>
              Ключи.{' '}
              <KeysLine contract={handover} forecast={keys} href={keysHref(vendor, subvendor)} />
            </>
          )
        }
        data={{ progress, documents: facade.documents, completed: handover === null }}
      />
      <LeadBand
        title="Ответим на&nbsp;вопросы о&nbsp;доме"
        text="Оставьте имя и телефон. Специалист отдела продаж перезвонит в&nbsp;рабочее время и&nbsp;расскажет о&nbsp;планировках и&nbsp;сроках."
      />
    </>
  );
}
