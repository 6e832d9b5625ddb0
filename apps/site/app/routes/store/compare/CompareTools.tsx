import { Button } from '@m30/ui-kit/button';
import { Icon } from '@m30/ui-kit/icon';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { OnlyDifferences } from '../../../store/compare/OnlyDifferences.tsx';
import { changeLists } from '../../../store/cart/index.ts';
import { sharedHref, type ComparedLot } from '../../../store/compare/index.ts';
import { beginHref } from '../../shortlist/core/shortlist.ts';
import { costHref } from '../cost/core/cost-query.ts';
import type { CompareData } from './compare.server.ts';
import styles from './ComparePage.module.css';
import { shareLots } from './share-lots.ts';
import { PrintButton } from '../print/PrintButton.tsx';

export interface CompareToolsProps {
  lots: readonly ComparedLot[];
  data: CompareData;
}

/** What is done with the whole comparison: hide what is the same, share, print, send, clear. */
export function CompareTools({ lots, data }: CompareToolsProps) {
  const ids = lots.map(({ id }) => id);
  const href = sharedHref(ids);
  const flats = lots.filter(({ kind, price }) => kind === 'flat' && price !== null);
  return (
    <div className={styles.tools}>
      {lots.length > 1 && (
        <OnlyDifferences
          isOn={data.onlyDifferences}
          action="/compare"
          className={styles.differences}
        >
          {data.isShared && <input type="hidden" name="lots" value={ids.join(',')} />}
          {data.pinned && <input type="hidden" name="pin" value={data.pinned} />}
        </OnlyDifferences>
      )}
      <Button
        size="small"
        variant="secondary"
        href={href}
        onClick={(event) => {
          event.preventDefault();
          void shareLots(href);
        }}
      >
        <Icon name="share" size={18} />
        Поделиться
      </Button>
      <Button size="small" variant="secondary" href={beginHref(ids)}>
        <Icon name="heart" size={18} />
        Решать вместе
      </Button>
      {flats.length > 0 && (
        <Button size="small" variant="secondary" href={costHref(flats.map(({ id }) => id))}>
          <Icon name="rouble" size={18} />
          Во сколько обойдётся
        </Button>
      )}
      <PrintButton className={styles.print}>Напечатать</PrintButton>
      <Button
        size="small"
        variant="secondary"
        {...leadTrigger('consultationObject', {
          objectId: ids.join(', '),
          objects: lots[0]?.vendor,
          title: 'Отправить подборку менеджеру',
          lead: 'Менеджер увидит лоты из\u00a0вашего сравнения и\u00a0перезвонит в\u00a0выбранное время.',
        })}
      >
        <Icon name="message" size={18} />
        Отправить менеджеру
      </Button>
      {!data.isShared && lots.length > 1 && (
        <form
          method="post"
          action="/cart"
          onSubmit={(event) => {
            event.preventDefault();
            changeLists({ list: 'compare', act: 'clear' });
          }}
        >
          <Button type="submit" size="small" variant="ghost" name="change" value="compare:clear">
            Очистить
          </Button>
        </form>
      )}
    </div>
  );
}
