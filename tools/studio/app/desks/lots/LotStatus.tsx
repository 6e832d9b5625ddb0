import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import type { GivenStatus } from '../../../contract/catalogue/lot-status.ts';
import type { StudioResult } from '../../../contract/client.ts';
import { useChange } from '../../api/queries.ts';
import { ReasonDialog } from '../../components/reason-dialog/ReasonDialog.tsx';
import styles from './LotSheet.module.css';

interface Step {
  action: string;
  /** What buyers will see. */
  lead: string;
  done: string;
  usual: readonly string[];
}

const STEPS: Readonly<Record<GivenStatus, Step>> = {
  free: {
    action: 'Вернуть в продажу',
    lead: 'На сайте лот снова свободен: его можно забронировать. Причину видят только сотрудники.',
    done: 'Лот снова в продаже',
    usual: ['Резерв больше не нужен', 'Проверка закончена'],
  },
  held: {
    action: 'Зарезервировать за компанией',
    lead: 'На сайте лот останется с пометкой «забронировано», забронировать его покупатель не сможет. Причину видят только сотрудники.',
    done: 'Лот в резерве компании',
    usual: ['Показная квартира', 'Для участника прошлой очереди', 'По письму партнёра'],
  },
  closed: {
    action: 'Снять с продажи',
    lead: 'Лот уйдёт из каталога и выгрузок, на его странице будет «не в продаже» без цены. Причину видят только сотрудники.',
    done: 'Лот снят с продажи',
    usual: ['Юридическая проверка', 'Перепланировка', 'Ошибка в площади'],
  },
};

/** What the staff may make of a lot that no buyer holds. */
export function LotStatus({ guid, lot }: { guid: string; lot: StudioResult<'Lots.Get'> }) {
  const [asked, setAsked] = useState<GivenStatus | null>(null);
  const change = useChange('Lots.SetStatus', {
    touches: ['Lots.Get', 'Lots.Board', 'Lots.Buildings', 'Prices.Lots'],
    done: ({ status }) => (status in STEPS ? STEPS[status as GivenStatus].done : ''),
  });
  return (
    <section>
      <h2>Статус</h2>
      <div className={styles.actions}>
        {lot.next.map((status) => (
          <Button key={status} variant="secondary" onClick={() => setAsked(status)}>
            {STEPS[status].action}
          </Button>
        ))}
      </div>
      {lot.next.map((status) => (
        <ReasonDialog
          key={status}
          title={STEPS[status].action}
          lead={`${lot.title}. ${STEPS[status].lead}`}
          action={STEPS[status].action}
          usual={STEPS[status].usual}
          open={asked === status}
          onClose={() => setAsked(null)}
          send={(reason) => change.mutateAsync({ lot: guid, status, former: lot.status, reason })}
        />
      ))}
    </section>
  );
}
