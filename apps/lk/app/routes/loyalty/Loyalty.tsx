import type { ResultOf } from '@m30/api/client';
import { ClubCard } from '@m30/ui-kit/club-card';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { RowList } from '../../components/row-list/RowList.tsx';
import { CardPanel } from './CardPanel.tsx';
import { Invite } from './Invite.tsx';
import styles from './Loyalty.module.css';
import { PointsHistory } from './PointsHistory.tsx';
import { TakeCard } from './TakeCard.tsx';

export interface LoyaltyProps extends ResultOf<'LK.GetLoyalty'> {
  /** Of the history. */
  page: number;
  pages: number;
}

/** The buyer's club card: level, points and what they are for, invitation, partners. */
export function Loyalty(props: LoyaltyProps) {
  const { card, can_take, levels, history, invite, partners, page, pages } = props;
  return (
    <>
      <PageHead
        title="Клубная карта"
        lead="Скидки у нас и у партнёров для всех, кто живёт в вашей квартире."
      />
      {card ? <CardPanel card={card} /> : <TakeCard canTake={can_take} />}
      <Panel
        title="Уровни"
        more={{ label: 'Правила клуба', href: '/klientam/programmy/klub-meridian' }}
      >
        <ul className={styles.levels}>
          {levels.map((level) => (
            <li key={level.id} aria-current={card?.level.id === level.id ? 'true' : undefined}>
              <ClubCard title={level.name} rank={level.id} discount={level.discount} />
              <p>
                {level.from === 0 ? 'С\u00a0первого дня' : `От\u00a0${level.from} баллов`}
                {card?.level.id === level.id && <b> · ваш уровень</b>}
              </p>
            </li>
          ))}
        </ul>
      </Panel>
      {card && <PointsHistory history={history} page={page} pages={pages} />}
      {invite && <Invite {...invite} />}
      <Panel title="Партнёры" more={{ label: 'Все партнёры', href: '/lk/partnerships' }}>
        <RowList
          rows={partners.map(({ alias, title, figure, caption }) => ({
            id: alias,
            href: `/lk/partnerships/${alias}`,
            aside: figure,
            title,
            note: caption,
          }))}
        />
      </Panel>
    </>
  );
}
