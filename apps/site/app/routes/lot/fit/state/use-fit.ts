import { useEffect, useRef, useState, type FormEvent } from 'react';
import { act } from '../core/act.ts';
import { findFaults } from '../core/find-faults.ts';
import type { Finding } from '../core/finding.ts';
import { MOST_ITEMS, nameItems, turned, type Item } from '../core/item.ts';
import { itemsSearch } from '../core/item-text.ts';
import { snapped, stepped, within } from '../core/snap.ts';
import { movedWords, stateWords } from '../core/words.ts';
import type { Plan } from '../core/plan.ts';
import { fitHref } from '../core/fit-href.ts';

/** What a page of furniture knows and does. */
export interface Fit {
  items: readonly Item[];
  faults: readonly Finding[];
  /** Place of the item that keys and buttons act upon. */
  chosen: number | null;
  isFull: boolean;
  canUndo: boolean;
  error: string | null;
  /** What has just happened, for who does not see the plan. */
  said: string;
  /** Address of the page with its items. */
  path: string;
  choose: (at: number) => void;
  /** While it is dragged: shown, not yet kept. */
  drag: (at: number, place: { left: number; top: number }) => void;
  drop: () => void;
  step: (at: number, by: { x: number; y: number }) => void;
  turn: (at: number) => void;
  remove: (at: number) => void;
  undo: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Does what the fields of a form say, as if it had been sent by «apply». */
  apply: (form: HTMLFormElement) => void;
}

/** What the address of a page has put onto its plan. */
export interface FitStart {
  plan: Plan;
  items: readonly Item[];
  /** Of the flat. */
  lot: { url: string };
  /** Why the form was refused; `null` where it was not. */
  error: string | null;
}

/** How many changes can be taken back. */
const MEMORY = 50;

/** Furniture on a plan, kept in the address of the page. */
export function useFit(data: FitStart): Fit {
  const { plan, lot } = data;
  const [items, setItems] = useState<readonly Item[]>(data.items);
  const [past, setPast] = useState<readonly (readonly Item[])[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [dragged, setDragged] = useState<{ at: number; item: Item } | null>(null);
  const [error, setError] = useState(data.error);
  const [said, setSaid] = useState('');
  const wanted = useRef<number | null>(null);
  const shown = dragged ? replaced(items, dragged.at, dragged.item) : items;
  const pathOf = (placed: readonly Item[]) => fitHref(lot.url) + itemsSearch(placed);

  useEffect(() => {
    if (wanted.current === null) return;
    document.querySelector<SVGElement>(`[data-item="${wanted.current}"]`)?.focus();
    wanted.current = null;
  }, [items]);

  function change(next: readonly Item[], about: number | null, words?: string) {
    setPast([...past, items].slice(-MEMORY));
    show(next, about, words);
  }

  function show(next: readonly Item[], about: number | null, words?: string) {
    setItems(next);
    setChosen(about);
    setError(null);
    const found = findFaults(plan, next);
    setSaid(
      words ?? (about === null ? stateWords(next, found) : movedWords(plan, next, about, found)),
    );
    // Back leads to the page before, not to the sofa before.
    window.history.replaceState(window.history.state, '', pathOf(next));
  }

  function changeOne(at: number, item: Item) {
    if (JSON.stringify(item) !== JSON.stringify(items[at])) change(replaced(items, at, item), at);
  }

  function send(sent: URLSearchParams) {
    const acted = act(plan, items, sent);
    if (!acted) return;
    if ('error' in acted) {
      setError(acted.error);
      return;
    }
    if (itemsSearch(acted.items) === itemsSearch(items)) return;
    const isAdded = acted.items.length > items.length;
    if (isAdded) wanted.current = acted.chosen;
    change(acted.items, acted.chosen);
  }

  return {
    ...{ items: shown, faults: findFaults(plan, shown), chosen, error, said, path: pathOf(items) },
    isFull: items.length >= MOST_ITEMS,
    canUndo: past.length > 0,
    choose: setChosen,
    drag(at, { left, top }) {
      const item = items[at];
      if (item) setDragged({ at, item: snapped(plan, items, at, { ...item, left, top }) });
    },
    drop() {
      if (dragged) changeOne(dragged.at, dragged.item);
      setDragged(null);
    },
    step: (at, by) => changeOne(at, stepped(plan, items, at, by)),
    turn(at) {
      const item = items[at];
      if (item) changeOne(at, within(plan, turned(item)));
    },
    remove(at) {
      const name = nameItems(items)[at]?.name ?? '';
      const next = items.filter((_, place) => place !== at);
      wanted.current = next.length > 0 ? Math.min(at, next.length - 1) : null;
      change(next, wanted.current, `${name}: убрано с плана`);
    },
    undo() {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      show(last, null, 'Последнее изменение отменено');
    },
    onSubmit(event) {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      send(sentBy(event.currentTarget, submitter));
    },
    apply(form) {
      const sent = sentBy(form, null);
      sent.set('do', 'apply');
      send(sent);
    },
  };
}

function sentBy(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = [...new FormData(form, submitter)];
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

const replaced = (items: readonly Item[], at: number, item: Item) =>
  items.map((known, place) => (place === at ? item : known));
