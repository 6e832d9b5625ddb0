import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink } from '@m30/ui-kit/link';
import { ListingColumn, ListingPrice } from '../../../../components/listing-page/index.ts';
import { LotActions } from '../../../../components/lot-actions/index.ts';
import { OldPrice } from '../../../../components/old-price/OldPrice.tsx';
import { Portrait } from '../../../../components/portrait/Portrait.tsx';
import { StatusBadge } from '../../../../components/status-badge/StatusBadge.tsx';
import { lotPageTitle } from '../../../../store/objects/lot-title.ts';
import { questionTrigger } from '../../../../store/objects/question-trigger.ts';
import { flatTitle, placeTitle, statusWords } from '../../shared/resale-words.ts';
import { showTrigger } from '../data/show-trigger.ts';
import type { ResalePageFlat } from '../data/resale-flat.ts';
import styles from './FlatColumn.module.css';

/** What the flat is, where it is, what it costs, who shows it; stays in sight on a desk. */
export function FlatColumn({ flat }: { flat: ResalePageFlat }) {
  return (
    <ListingColumn
      coordinate={flat.coordinate}
      title={
        <>
          {lotPageTitle(flat)}
          <span className="visually-hidden">, {flat.place}</span>
        </>
      }
      place={
        <>
          {placeTitle(flat)}, {flat.district}
        </>
      }
      status={<StatusBadge status={flat.status} words={statusWords(flat.status)} />}
      actions={<Actions flat={flat} />}
    >
      {flat.price !== null && (
        <ListingPrice price={flat.price} pricePerMetre={flat.pricePerMetre}>
          {flat.oldPrice !== null && <OldPrice price={flat.oldPrice} />}
        </ListingPrice>
      )}
      <div className={styles.agent}>
        <Portrait src={flat.agent.portrait} />
        <div>
          <p>Показывает</p>
          <b>{flat.agent.name}</b>
          <p>{flat.agent.about}</p>
        </div>
      </div>
    </ListingColumn>
  );
}

function Actions({ flat }: { flat: ResalePageFlat }) {
  return (
    <>
      {flat.price === null ? (
        <Button wide {...leadTrigger('callRequestSecondary')}>
          Подобрать похожую
        </Button>
      ) : (
        <>
          <Button wide {...showTrigger(flat)}>
            Посмотреть квартиру
          </Button>
          <Button wide variant="secondary" href="/trade-in">
            Узнать про зачёт своей
          </Button>
          <ArrowLink {...questionTrigger(flat.id, `о\u00a0квартире: ${flatTitle(flat)}`)}>
            Задать вопрос о&nbsp;квартире
          </ArrowLink>
        </>
      )}
      <LotActions bordered likedOnly lot={{ id: flat.id, title: flatTitle(flat) }} />
      <ArrowLink href="/vtorichka/ipoteki">Ипотека на&nbsp;готовое жильё</ArrowLink>
    </>
  );
}
