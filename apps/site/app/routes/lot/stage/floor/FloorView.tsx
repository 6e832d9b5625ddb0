import { ArrowLink } from '@m30/ui-kit/link';
import { buildingHref } from '../../data/lot-href.ts';
import { floorWords } from '../../data/lot-words.ts';
import type { LotData } from '../../data/lot.server.ts';
import { StageFoot } from '../foot/StageFoot.tsx';
import { FloorPlanView } from './lazy-floor-plan-view.ts';
import styles from './FloorView.module.css';

/** The flats around this one, which is marked and brought to the middle. */
export function FloorView({ lot, floor }: Pick<LotData, 'lot' | 'floor'>) {
  if (!floor) return null;
  return (
    <div className={styles.view}>
      <div className={styles.ground}>
        <FloorPlanView floor={floor} current={lot.id} />
      </div>
      <StageFoot words={floorWords(lot)}>
        <ArrowLink href={`${buildingHref(lot)}&view=chess`}>Весь корпус шахматкой</ArrowLink>
      </StageFoot>
    </div>
  );
}
