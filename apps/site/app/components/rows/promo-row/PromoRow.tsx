import type { ResultOf } from '@m30/api/client';
import { formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { Picture } from '@m30/ui-kit/picture';
import styles from './PromoRow.module.css';

export interface PromoRowProps {
  promo: ResultOf<'Content.GetPromos'>['promos'][number];
  /** Level of the title in the page's outline. */
  heading: 'h2' | 'h3';
  /**
   * Says until when the offer holds.
   * @default false
   */
  period?: boolean;
  /**
   * Shows its picture, where it has one.
   * @default false
   */
  pictured?: boolean;
}

/** One offer: its figure, title and terms; a link as a whole. */
export function PromoRow({
  promo,
  heading: Title,
  period = false,
  pictured = false,
}: PromoRowProps) {
  const { figure, title, text, to, link, picture } = promo;
  return (
    <a className={styles.row} href={link} data-pictured={pictured && picture ? '' : undefined}>
      {pictured && picture && (
        <Picture
          className={styles.picture}
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 900px) 33vw, 100vw"
        />
      )}
      <span className={styles.figure}>{figure}</span>
      <Title>{title}</Title>
      <p>
        {text}
        {period && <small>{to ? `До ${formatDate(to)}` : 'Без срока окончания'}</small>}
      </p>
      <Icon name="arrow-right" size={24} />
    </a>
  );
}
