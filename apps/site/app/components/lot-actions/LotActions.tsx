import type { FormEvent } from 'react';
import { IconButton } from '@m30/ui-kit/icon-button';
import { changeLists, NO_LISTS, useLists, type ListName } from '../../store/cart/index.ts';
import styles from './LotActions.module.css';

export interface LotActionsProps {
  lot: {
    /** Readable: `k2-57`. */
    id: string;
    /** What it is, spoken: «2-комнатная, 63,6 м², Канал 9, № 57». */
    title: string;
  };
  /**
   * Renders the borders of controls, where the buttons stand alone.
   * @default false
   */
  bordered?: boolean;
  /**
   * Has the favourites alone, for what is neither compared nor put into the cart.
   * @default false
   */
  likedOnly?: boolean;
}

const BUTTONS = [
  { list: 'favourites', icon: 'heart', label: 'В\u00a0избранное' },
  { list: 'compare', icon: 'compare', label: 'Сравнить' },
  { list: 'cart', icon: 'cart', label: 'В\u00a0корзину' },
] as const;

/**
 * Puts a lot into the favourites, the comparison and the cart, and takes it out. A form: without JavaScript, or
 * before it is there, the server does it and leads back.
 */
export function LotActions({ lot, bordered = false, likedOnly = false }: LotActionsProps) {
  const lists = useLists();
  return (
    <form method="post" action="/cart" className={styles.actions} onSubmit={onSubmit}>
      <input type="hidden" name="lot" value={lot.id} />
      {(likedOnly ? BUTTONS.slice(0, 1) : BUTTONS).map(({ list, icon, label }) => {
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

const isList = (value = ''): value is ListName => Object.hasOwn(NO_LISTS, value);
const isAct = (value: unknown): value is 'add' | 'delete' => value === 'add' || value === 'delete';
