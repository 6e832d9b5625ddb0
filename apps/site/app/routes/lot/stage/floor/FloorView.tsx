import { useCallback } from 'react';
import { LatePart } from '@m30/ui-kit/late-part';
import { ArrowLink } from '@m30/ui-kit/link';
import { buildingHref, floorHref } from '../../data/lot-href.ts';
import { floorWords } from '../../data/lot-words.ts';
import type { LotData } from '../../data/lot.server.ts';
import { StageFoot } from '../foot/StageFoot.tsx';
import { loadFloor } from './load-floor.ts';
import styles from './FloorView.module.css';

/** The flats around this one: loaded when the tab is chosen, without script a link to the floor's own page. */
export function FloorView({ lot }: Pick<LotData, 'lot'>) {
  const { vendor, subvendor, section, floor } = lot;
  const load = useCallback(
    (signal: AbortSignal) => loadFloor({ vendor, subvendor, section, floor }, signal),
    [vendor, subvendor, section, floor],
  );
  return (
    <div className={styles.view}>
      <LatePart
        className={styles.ground}
        load={load}
        fallback={<ArrowLink href={floorHref(lot)}>План этажа на&nbsp;странице корпуса</ArrowLink>}
      >
        {({ FloorPlanView, drawn }) => <FloorPlanView floor={drawn} current={lot.id} />}
      </LatePart>
      <StageFoot words={floorWords(lot)}>
        <ArrowLink href={`${buildingHref(lot)}&view=chess`}>Весь корпус шахматкой</ArrowLink>
      </StageFoot>
    </div>
  );
}
