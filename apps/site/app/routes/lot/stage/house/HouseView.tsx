import { ArrowLink } from '@m30/ui-kit/link';
import { MarkedFacade } from '../../../../components/listing-page/index.ts';
import { pickerHref } from '../../data/lot-href.ts';
import { facadeWords, houseWords } from '../../data/lot-words.ts';
import type { LotData } from '../../data/lot.server.ts';
import { StageFoot } from '../foot/StageFoot.tsx';
import styles from './HouseView.module.css';

/** The house from the street, the floor of the flat marked. */
export function HouseView({ lot }: Pick<LotData, 'lot'>) {
  if (!lot.facade) return null;
  return (
    <div className={styles.view}>
      <MarkedFacade
        facade={lot.facade}
        alt={facadeWords(lot)}
        fill
        sizes="(min-width: 1360px) 62vw, (min-width: 900px) 58vw, 100vw"
      />
      <StageFoot words={houseWords(lot)}>
        <ArrowLink href={pickerHref(lot)}>Другие этажи на&nbsp;фасаде</ArrowLink>
      </StageFoot>
    </div>
  );
}
