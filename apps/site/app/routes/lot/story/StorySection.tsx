import type { ReactNode } from 'react';
import { formatQuarter } from '@m30/ui-kit/format';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { KeysLine, keysHref, type KeysRange } from '../../project/keys/line/index.ts';
import { FactRows } from '../../../components/listing-page/index.ts';
import { HowCounted } from '@m30/calculators/counted';
import { countedWords, parameters } from '../data/lot-words.ts';
import type { WaysWords } from '../../../store/commute/ways-words.server.ts';
import type { LotView } from '../data/lot.server.ts';
import { storyWords } from '../data/story-words.ts';
import styles from './StorySection.module.css';

export interface StorySectionProps {
  lot: LotView;
  /** When its keys are to be expected; `null` where nothing is forecast. */
  keys: KeysRange | null;
  /** To the visitor's addresses, where he has said some. */
  ways: WaysWords | undefined;
}

/** The flat in words for those who were sent its page, and in figures for those who compare. */
export function StorySection({ lot, keys, ways }: StorySectionProps) {
  const rows = [...parameters(lot), keysRow(lot, keys), ...(ways ? ways.rows : [])];
  return (
    <Section aria-label="О квартире">
      <div className={styles.story}>
        <div>
          <h2 className={styles.title}>О&nbsp;квартире</h2>
          <p className={styles.lead}>{storyWords(lot).join(' ')}</p>
          <p className={styles.place}>{lot.address}</p>
          <ArrowLink href={`/obekty/${lot.vendor}${ways ? ways.search : ''}#around`}>
            Что вокруг дома
          </ArrowLink>
        </div>
        <div>
          <FactRows className={styles.parameters} rows={rows} />
          <HowCounted rows={[...countedWords(lot), ...(ways ? ways.counted : [])]} />
        </div>
      </div>
    </Section>
  );
}

/** The contract's keys; a forecast stands beside them. */
function keysRow(
  { vendor, subvendor, handover }: LotView,
  keys: KeysRange | null,
): [name: string, value: ReactNode] {
  const value = keys ? (
    <KeysLine contract={handover} forecast={keys} href={keysHref(vendor, subvendor)} />
  ) : (
    formatQuarter(handover)
  );
  return ['Ключи', value];
}
