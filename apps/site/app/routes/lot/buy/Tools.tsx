import type { MouseEvent } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import { lotPageTitle } from '../../../store/objects/lot-title.ts';
import { termsSearch } from '../../../store/apartments/terms-search.ts';
import type { LotView } from '../data/lot.server.ts';
import styles from './BuyColumn.module.css';

/** Takes the flat along: a sheet to print, a link to share. */
export function Tools({ lot }: { lot: LotView }) {
  function share(event: MouseEvent) {
    event.preventDefault();
    void import('./share-lot.ts').then(({ shareLot }) =>
      // The tab that is looked at is a part of it.
      shareLot(lotPageTitle(lot), lot.url + window.location.hash),
    );
  }
  return (
    <p className={styles.tools}>
      <a href={`/api/lots/${lot.id}.pdf${termsSearch(lot.terms)}`} download="">
        <Icon name="download" />
        Скачать PDF
      </a>
      <a href={lot.url} onClick={share}>
        <Icon name="share" />
        Поделиться
      </a>
    </p>
  );
}
