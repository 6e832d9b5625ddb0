import type { ResultOf } from '@m30/api/client';
import { Blocks, type BlocksProps } from '@m30/blocks';
import { formatDate } from '@m30/ui-kit/format';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import styles from './Partnership.module.css';
import { PromoCode } from './PromoCode.tsx';

export interface PartnershipProps extends Pick<BlocksProps, 'blocks'> {
  partnership: Omit<ResultOf<'LK.GetPartnership'>, 'blocks'>;
}

/** One partner: what he gives, the buyer's code, and how it goes. */
export function Partnership({ partnership, blocks }: PartnershipProps) {
  const { alias, title, figure, caption, lead, conditions, ended, ends_on, promo } = partnership;
  return (
    <>
      <PageHead
        title={title}
        trail={[{ label: 'Партнёры', href: '/lk/partnerships' }, { label: title }]}
        lead={lead}
      />
      <section className={styles.offer} aria-label="Предложение">
        <p className={styles.figure}>
          <b>{figure}</b> <span>{caption}</span>
        </p>
        <div className={styles.promo}>
          <PromoCode alias={alias} promo={promo} ended={ended} />
        </div>
        <p className={styles.terms}>
          {conditions}
          {ends_on && ` Предложение действует до\u00a0${formatDate(ends_on)}\u00a0года.`}
        </p>
      </section>
      <div>
        <Blocks blocks={blocks} />
      </div>
    </>
  );
}
