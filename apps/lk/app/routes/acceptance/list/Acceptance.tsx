import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { NothingSpot } from '@m30/ui-kit/spot';
import { ArrowLink } from '@m30/ui-kit/link';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import styles from './Acceptance.module.css';
import { PremisesRow } from './PremisesRow.tsx';

/** «Приёмка»: everything that the buyer has a contract for, and how far its handover is. */
export function Acceptance({ premises }: ResultOf<'LK.GetAcceptance'>) {
  return (
    <>
      <PageHead
        title="Приёмка"
        lead="Осмотр занимает полтора часа, инженер ходит рядом и&nbsp;записывает. На&nbsp;устранение замечаний закон отводит до&nbsp;60&nbsp;дней."
      />
      {premises.length === 0 ? (
        <EmptyState
          drawing={<NothingSpot />}
          title="Передавать пока нечего"
          action={<Button href="/lk/orders">Открыть заказы</Button>}
        >
          Квартира появится здесь, когда вы&nbsp;подпишете договор.
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {premises.map((one) => (
            <PremisesRow key={one.guid} premises={one} />
          ))}
        </ul>
      )}
      <ArrowLink href="/klientam/priemka-kvartiry">Как проходит приёмка</ArrowLink>
    </>
  );
}
