import { useCallback } from 'react';
import { LatePart } from '@m30/ui-kit/late-part';
import { useStaticData } from '@m30/shell/static-data';
import { StaticPart } from '../../../../components/static-part/index.ts';
import type { LotData } from '../../data/lot.server.ts';
import { loadOutlook } from './load-outlook.ts';
import { OutlookWords } from './OutlookWords.tsx';
import styles from './OutlookView.module.css';

/** What is seen from the windows: pictures in the page, all that is known of them once the tab is open. */
export function OutlookView({ lot, light }: Pick<LotData, 'lot' | 'light'>) {
  const { vendor, subvendor, id } = lot;
  const load = useCallback(
    (signal: AbortSignal) => loadOutlook({ vendor, subvendor, id }, signal),
    [vendor, subvendor, id],
  );
  const words = (
    <StaticPart data={useStaticData('light', light)}>
      {(known) => <OutlookWords light={known} />}
    </StaticPart>
  );
  return (
    <LatePart className={styles.view} load={load} fallback={words}>
      {({ Outlook, light: told }) => <Outlook lot={id} light={told} />}
    </LatePart>
  );
}
