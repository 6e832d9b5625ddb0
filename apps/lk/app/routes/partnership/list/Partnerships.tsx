import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { NothingSpot } from '@m30/ui-kit/spot';
import { LinkChoices } from '../../../components/link-choices/LinkChoices.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { PartnershipCard } from './PartnershipCard.tsx';
import styles from './Partnerships.module.css';

export interface PartnershipsProps extends ResultOf<'LK.GetPartnerships'> {
  /** The chosen kind; `null` shows all. */
  kind: string | null;
}

/** Companies that sell to buyers at a lower price, by what they do. */
export function Partnerships({ kinds, partnerships, kind }: PartnershipsProps) {
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHead
        title="Партнёры клуба"
        lead="Каждого проверили на себе: заказали и подождали полгода. Промокод ваш, один на партнёра."
      />
      <LinkChoices
        label="Чем занимается партнёр"
        choices={[
          { label: 'Все', href: '/lk/partnerships', count: all, current: kind === null },
          ...kinds.map(({ id, label, count }) => ({
            ...{ label, count },
            href: `/lk/partnerships?kind=${id}`,
            current: kind === id,
          })),
        ]}
      />
      {partnerships.length === 0 ? (
        <EmptyState
          drawing={<NothingSpot />}
          title="Таких партнёров сейчас нет"
          action={<Button href="/lk/partnerships">Показать всех</Button>}
        />
      ) : (
        <ul className={styles.cards} aria-label="Партнёры">
          {partnerships.map((one) => (
            <li key={one.alias}>
              <PartnershipCard partnership={one} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
