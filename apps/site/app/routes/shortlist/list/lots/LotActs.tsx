import { Form } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { lotNumber } from '../../../../store/cart/lot-words.ts';
import { viewingTrigger } from '../../../../store/objects/viewing-trigger.ts';
import type { Listed } from '../../core/shortlist.ts';
import styles from './LotsTable.module.css';

export interface LotActsProps {
  listed: Listed;
  maySay: boolean;
  /** Nobody else is in the list yet. */
  isAlone: boolean;
}

/** What is done with a lot: looked at on the spot, taken out of the list. */
export function LotActs({ listed: { lot, standing }, maySay, isAlone }: LotActsProps) {
  const about = <span className="visually-hidden">: {lotNumber(lot)}</span>;
  const isShown = lot.status === 'free';
  return (
    <div className={styles.acts}>
      {isShown && (
        <Button
          size="small"
          variant={standing === 'all' ? 'primary' : 'secondary'}
          {...viewingTrigger(lot.id)}
        >
          {standing === 'all' && !isAlone ? 'Посмотреть вместе' : 'Посмотреть'}
          {about}
        </Button>
      )}
      {maySay && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="lot" value={lot.id} />
          <Button type="submit" size="small" variant="ghost" name="act" value="remove">
            Убрать
            {about}
          </Button>
        </Form>
      )}
    </div>
  );
}
