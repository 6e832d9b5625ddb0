import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';

/** One key that does something while its place is open. */
export interface Shortcut {
  /** Place on the keyboard, whatever the layout writes there: `KeyJ` is «о» of a Russian one. */
  code: string;
  /** What is printed on the key. */
  key: string;
  /** What it does, two words; keys with the same words stand together in the line of keys. */
  label: string;
  run: () => void;
  /**
   * Pressed with Shift.
   * @default false
   */
  shift?: boolean;
}

const byOwner = atom<Readonly<Record<string, readonly Shortcut[]>>>({});

/** All keys that work now, in the order in which their places were opened. */
const activeShortcutsAtom = atom((get) => Object.values(get(byOwner)).flat());

/** Keys that work while the caller is mounted. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const register = useSetAtom(byOwner);
  const id = useId();
  useEffect(() => {
    register((owners) => ({ ...owners, [id]: shortcuts }));
  }, [register, id, shortcuts]);
  useEffect(() => () => register(({ [id]: _gone, ...owners }) => owners), [register, id]);
}

export const useActiveShortcuts = () => useAtomValue(activeShortcutsAtom);

/** Listens for all keys of the Studio; typing, and what stands in a dialog, are left alone. */
export function useShortcutListener(): void {
  const shortcuts = useActiveShortcuts();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      // The place opened last goes first: a sheet has its keys before the table under it.
      const found = shortcuts.findLast(
        ({ code, shift = false }) => code === event.code && shift === event.shiftKey,
      );
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcuts]);
}

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TYPING);
}
