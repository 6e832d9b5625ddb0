import { useCallback } from 'react';
import { LatePart } from '@m30/ui-kit/late-part';
import { ArrowLink } from '@m30/ui-kit/link';
import { finishWords } from '../../data/finish-words.ts';
import type { LotData } from '../../data/lot.server.ts';
import { StageFoot } from '../foot/StageFoot.tsx';
import { loadRooms } from './load-rooms.ts';
import styles from './FinishView.module.css';

/** The rooms as they are handed over: loaded when the tab is chosen, without script a link to those of the complex. */
export function FinishView({ lot }: Pick<LotData, 'lot'>) {
  const { vendor, subvendor, id } = lot;
  const load = useCallback(
    (signal: AbortSignal) => loadRooms({ vendor, subvendor, id }, signal),
    [vendor, subvendor, id],
  );
  const fallback = (
    <>
      <div className={styles.ground}>
        <ArrowLink href={`/obekty/${vendor}#inside`}>Комнаты на&nbsp;странице комплекса</ArrowLink>
      </div>
      <StageFoot words={finishWords(lot.finish)} />
    </>
  );
  return (
    <LatePart className={styles.view} load={load} fallback={fallback}>
      {({ Rooms, interiors }) =>
        interiors ? <Rooms interiors={interiors} finish={lot.finish} /> : fallback
      }
    </LatePart>
  );
}
