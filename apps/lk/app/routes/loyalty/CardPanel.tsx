import type { ResultOf } from '@m30/api/client';
import { ClubCard } from '@m30/ui-kit/club-card';
import { formatCount, formatDate, formatNumber } from '@m30/ui-kit/format';
import { Facts } from '../../components/facts/Facts.tsx';
import { QrCode } from '../../components/qr-code/QrCode.tsx';
import { StatusBadge } from '../../components/status-badge/StatusBadge.tsx';
import styles from './Loyalty.module.css';

type Card = NonNullable<ResultOf<'LK.GetLoyalty'>['card']>;

/** The card itself: what a partner is shown, and what is on it. */
export function CardPanel({ card }: { card: Card }) {
  const { level, number, balance, earned, next, qr, valid, issued_on, path } = card;
  return (
    <section className={styles.card} aria-label="Ваша карта">
      <ClubCard title={`${level.name} · ${number}`} rank={level.id} discount={level.discount} />
      <a className={styles.qr} href={path}>
        <QrCode qr={qr} label="Код карты" />
        <span>Покажите код партнёру</span>
      </a>
      <Facts
        items={[
          {
            label: 'Баллы',
            value: formatNumber(balance),
            note: earned > balance && `всего получено ${formatNumber(earned)}`,
          },
          next && {
            label: `До уровня «${next.name}»`,
            value: `ещё ${formatCount(next.left, ['балл', 'балла', 'баллов'])}`,
            note: `получено ${formatNumber(earned)} из\u00a0${formatNumber(earned + next.left)}, траты уровень не\u00a0снижают`,
          },
          { label: 'Выдана', value: formatDate(issued_on) },
          {
            label: 'Состояние',
            value: valid ? (
              <StatusBadge tone="done">Действует</StatusBadge>
            ) : (
              <StatusBadge tone="stop">Заблокирована</StatusBadge>
            ),
          },
        ]}
      />
    </section>
  );
}
