import { useRef } from 'react';
import { ArrowLink } from '@m30/ui-kit/link';
import { useStaticData } from '@m30/shell/static-data';
import { StaticPart } from '../../../../components/static-part/index.ts';
import { buildingHref } from '../../data/lot-href.ts';
import { floorWords } from '../../data/lot-words.ts';
import type { LotData } from '../../data/lot.server.ts';
import { StageFoot } from '../foot/StageFoot.tsx';
import { FloorPlanView } from './lazy-floor-plan-view.ts';
import { useOwnFlatInSight } from './use-own-flat-in-sight.ts';
import styles from './FloorView.module.css';

/** The flats around this one, which is marked and brought to the middle. */
export function FloorView({ lot, floor }: Pick<LotData, 'lot' | 'floor'>) {
  const ground = useRef<HTMLDivElement>(null);
  useOwnFlatInSight(ground);
  return (
    <div className={styles.view}>
      <div ref={ground} className={styles.ground}>
        <StaticPart data={useStaticData('floor', floor)}>
          {(drawn) => <FloorPlanView floor={drawn} current={lot.id} />}
        </StaticPart>
      </div>
      <StageFoot words={floorWords(lot)}>
        <ArrowLink href={`${buildingHref(lot)}&view=chess`}>Весь корпус шахматкой</ArrowLink>
      </StageFoot>
    </div>
  );
}
