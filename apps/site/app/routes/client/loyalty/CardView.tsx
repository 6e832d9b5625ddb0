import type { ResultOf } from '@m30/api/client';
import { ClubCard } from '@m30/ui-kit/club-card';
import { Notice } from '@m30/ui-kit/notice';
import styles from './Loyalty.module.css';

/** One card: whether it is valid, its rank, its number. */
export function CardView({ card }: { card: ResultOf<'LK.CheckCard'> }) {
  const { number, valid, level, since } = card;
  return (
    <div className={styles.card}>
      {valid ? (
        <Notice tone="success">
          Карта {number} действует, уровень «{level.name}». Выдана в&nbsp;{since}&nbsp;году.
        </Notice>
      ) : (
        <Notice tone="danger">Карта {number} не&nbsp;действует. Скидки по&nbsp;ней нет.</Notice>
      )}
      {valid && (
        <ClubCard title={`${level.name} · ${number}`} rank={level.id} discount={level.discount} />
      )}
    </div>
  );
}
