import type { FormEvent } from 'react';
import { IconButton } from '@m30/ui-kit/icon-button';
import { changeLists, useLists, type ListName } from '../../store/cart/index.ts';
import styles from './LotActions.module.css';

export interface LotActionsProps {
  lot: {
    /** Readable: `k2-57`. */
    id: string;
    /** What it is, spoken: «2-комнатная, 63,6 м², Канал 9, № 57». */
    title: string;
  };
  /**
   * Draws the borders of controls, where the buttons stand alone.
   * @default false
   */
  bordered?: boolean;
}

const BUTTONS = [
  { list: 'compare', icon: 'compare', label: 'Сравнить' },
  { list: 'cart', icon: 'cart', label: 'В\u00a0корзину' },
] as const;

/**
 * Puts a lot into the comparison and the cart, and takes it out. A form: without JavaScript, or
 * before it is there, the server does it and leads back.
 */
export function LotActions({ lot, bordered = false }: LotActionsProps) {
  const lists = useLists();
  return (
    <form method="post" action="/cart" className={styles.actions} onSubmit={onSubmit}>
      <input type="hidden" name="lot" value={lot.id} />
      {BUTTONS.map(({ list, icon, label }) => {
        const isIn = lists[list].includes(lot.id);
        return (
          <IconButton
            key={list}
            type="submit"
            name="change"
            value={`${list}:${isIn ? 'delete' : 'add'}`}
            icon={icon}
            label={`${label}: ${lot.title}`}
            aria-pressed={isIn}
            bordered={bordered}
          />
        );
      })}
    </form>
  );
}

function onSubmit(event: FormEvent<HTMLFormElement>) {
  const { submitter } = event.nativeEvent as SubmitEvent;
  const [list, act] = submitter instanceof HTMLButtonElement ? submitter.value.split(':') : [];
  const lot = new FormData(event.currentTarget).get('lot');
  if (!isList(list) || !isAct(act) || typeof lot !== 'string') return;
  event.preventDefault();
  changeLists({ list, act, lot });
}

const isList = (value: unknown): value is ListName => value === 'cart' || value === 'compare';
const isAct = (value: unknown): value is 'add' | 'delete' => value === 'add' || value === 'delete';
