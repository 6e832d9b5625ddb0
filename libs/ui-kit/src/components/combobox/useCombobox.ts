import { useState, type KeyboardEvent } from 'react';
import type { SelectOption } from '../select/Select.tsx';
import { findOptions } from './find-options.ts';

/** Value of an option: its id, or its label when it has none. */
export const idOf = ({ id, label }: SelectOption): string => id ?? label;

/** What the owner of a combobox passes and listens to; the empty string stands for no choice. */
export interface ComboboxOwner {
  /** What may be chosen, in the order of the list. */
  options: readonly SelectOption[];
  /** Id of the chosen option, where the owner keeps it. */
  value?: string | undefined;
  /** Id of the option chosen at first. */
  defaultValue?: string | undefined;
  /** An option was chosen, or the choice cleared. */
  onValueChange?: ((id: string) => void) | undefined;
}

/** State of a combobox by the ARIA practices: editable, list autocomplete, chosen by hand. */
export function useCombobox({ options, value, defaultValue = '', onValueChange }: ComboboxOwner) {
  const [own, setOwn] = useState(defaultValue);
  /** What is being typed; undefined while the field shows the choice. */
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const chosen = value ?? own;
  const label = options.find((option) => idOf(option) === chosen)?.label ?? '';
  const found = (typed === undefined ? options : findOptions(options, typed)).filter(
    ({ disabled }) => !disabled,
  );

  const close = () => {
    setOpen(false);
    setActive(-1);
    setTyped(undefined);
  };
  const choose = (id: string) => {
    close();
    if (id === chosen) return;
    setOwn(id);
    onValueChange?.(id);
  };
  /** Opens the list where the choice stands, nothing else being pointed at. */
  const openList = () => {
    setOpen(true);
    setActive(found.findIndex((option) => idOf(option) === chosen));
  };
  const show = (at: number) => {
    setOpen(true);
    setActive(found.length === 0 ? -1 : (at + found.length) % found.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const option = found[active];
    if (event.key === 'ArrowDown' && event.altKey) openList();
    else if (event.key === 'ArrowDown') show(active + 1);
    else if (event.key === 'ArrowUp') show(active < 0 ? -1 : active - 1);
    else if (event.key === 'Enter' && open && option) choose(idOf(option));
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Escape' && chosen) choose('');
    else return;
    event.preventDefault();
    // The window around must not close by the Escape that closes the list.
    event.stopPropagation();
  };

  return {
    chosen,
    found,
    open,
    active,
    text: typed ?? label,
    choose,
    onKeyDown,
    /** Takes what is typed; nothing typed is no choice. */
    type: (text: string) => {
      setTyped(text);
      setOpen(true);
      setActive(-1);
      if (text === '' && chosen) {
        setOwn('');
        onValueChange?.('');
      }
    },
    toggle: () => (open ? close() : openList()),
    /** Leaving takes the only match, and otherwise brings the last choice back. */
    leave: () => {
      const [only] = found;
      if (typed && found.length === 1 && only) choose(idOf(only));
      else close();
    },
  };
}
