import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { findByTypeahead, typeaheadPause } from './typeahead.ts';

interface Parts {
  panel: RefObject<HTMLElement | null>;
  button: () => HTMLElement | null;
}

/** The keyboard of a menu button and of its list, after the ARIA practice. */
export function useMenuKeys({ panel, button }: Parts) {
  const typed = useRef({ text: '', at: 0 });
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  /** Around the ends: −1 is the last item. */
  const focusItem = (index: number) => {
    const all = items();
    all[(index + all.length) % all.length]?.focus();
  };

  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    panel.current?.showPopover();
    focusItem(event.key === 'ArrowDown' ? 0 : -1);
  };

  const close = () => {
    panel.current?.hidePopover();
    button()?.focus();
  };

  const type = (event: KeyboardEvent, current: number) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') return;
    const continues = event.timeStamp - typed.current.at < typeaheadPause;
    typed.current = {
      text: (continues ? typed.current.text : '') + event.key,
      at: event.timeStamp,
    };
    const labels = items().map(({ textContent }) => textContent);
    const found = findByTypeahead(labels, typed.current.text, current);
    if (found !== null) focusItem(found);
  };

  const onMenuKeyDown = (event: KeyboardEvent) => {
    const current = items().findIndex((item) => item === document.activeElement);
    const moves: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: -1,
    };
    const target = moves[event.key];
    if (target !== undefined) {
      event.preventDefault();
      focusItem(target);
    } else if (event.key === 'Escape') {
      // Prevented, so that a dialog around the menu stays open.
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') {
      // From the button on, Tab goes its usual way.
      close();
    } else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    } else {
      type(event, current);
    }
  };

  return { focusItem, onTriggerKeyDown, onMenuKeyDown };
}
