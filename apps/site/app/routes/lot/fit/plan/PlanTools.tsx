import { Icon } from '@m30/ui-kit/icon';
import { nameItems } from '../core/item.ts';
import type { Fit } from '../state/use-fit.ts';
import styles from './FitPlan.module.css';

export interface PlanToolsProps {
  fit: Fit;
  /** What is shared. */
  title: string;
  /** The page has hydrated: before that there is nothing to press. */
  isLive: boolean;
}

/** What can be done with the chosen thing and with the whole plan; how keys do it. */
export function PlanTools({ fit, title, isLive }: PlanToolsProps) {
  const { items, chosen, path } = fit;
  const name = chosen === null ? undefined : nameItems(items)[chosen]?.name;
  function share() {
    void import('../../buy/share-lot.ts').then(({ shareLot }) => shareLot(title, path));
  }
  return (
    <>
      <div className={styles.tools} data-live={isLive || undefined}>
        <p>
          {name ??
            (items.length > 0 ? 'Выберите предмет на\u00a0плане' : 'Поставьте первый предмет')}
        </p>
        <button
          type="button"
          disabled={name === undefined}
          aria-keyshortcuts="R"
          onClick={() => chosen !== null && fit.turn(chosen)}
        >
          <Icon name="turn-right" />
          Повернуть
        </button>
        <button
          type="button"
          disabled={name === undefined}
          aria-keyshortcuts="Delete"
          onClick={() => chosen !== null && fit.remove(chosen)}
        >
          <Icon name="trash" />
          Убрать
        </button>
        <button
          type="button"
          disabled={!fit.canUndo}
          aria-keyshortcuts="Control+Z"
          onClick={fit.undo}
        >
          <Icon name="turn-left" />
          Отменить
        </button>
        <button type="button" onClick={share}>
          <Icon name="share" />
          Поделиться ссылкой
        </button>
        <button type="button" data-print="" onClick={() => window.print()}>
          <Icon name="document" />
          Распечатать
        </button>
      </div>
      <p className={styles.keys} id="fit-keys">
        Тяните предмет или выберите его клавишей Tab: стрелки двигают на&nbsp;5&nbsp;см,
        с&nbsp;Shift на&nbsp;50, R&nbsp;поворачивает, Delete убирает, Ctrl+Z отменяет.
      </p>
    </>
  );
}
