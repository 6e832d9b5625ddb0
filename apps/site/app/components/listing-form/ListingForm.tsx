import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import type { Listing, ListingState } from '../../store/listing/index.ts';
import styles from './ListingForm.module.css';

export interface ListingFormProps<Query> {
  /** Address of the list, without a query. */
  action: string;
  listing: Listing<Query>;
  state: ListingState<Query>;
  /** Keys that the fields edit; the others are sent along unchanged. */
  keys: readonly string[];
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

/**
 * Filters of a list as a GET form: one bar between two lines, each filter behind its title and what is chosen of it. Every change becomes the address at once; the button
 * is for who has no script, and for Enter.
 */
export function ListingForm<Query>(props: ListingFormProps<Query>) {
  const { action, listing, state, keys, label, children } = props;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const address = listing.write(state);
  useLayoutEffect(() => {
    if (form.current) followAddress(form.current);
  }, [address]);
  useEffect(() => closeOutside(form), []);
  const carried = listing.entries(state).filter(([key]) => key !== 'page' && !keys.includes(key));
  const go = (form: HTMLFormElement) => {
    const texts = [...new FormData(form)].map(([key, value]) => [key, String(value)]);
    const next = listing.read(new URLSearchParams(texts));
    void navigate(action + listing.write(next), { preventScrollReset: true });
  };
  return (
    <form
      ref={form}
      className={styles.form}
      action={action}
      aria-label={label}
      onChange={({ target, currentTarget }) => {
        // A number is finished when its field is left.
        if (target instanceof HTMLInputElement && target.type === 'text') return;
        go(currentTarget);
      }}
      onBlur={({ target, currentTarget }) => {
        if (!(target instanceof HTMLInputElement) || target.type !== 'text') return;
        if (target.value !== target.defaultValue) go(currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        go(event.currentTarget);
      }}
    >
      {carried.map(([key, text]) => (
        <input key={`${key}=${text}`} type="hidden" name={key} value={text} />
      ))}
      <div className={styles.folds}>{children}</div>
      <Button className={styles.submit} type="submit" variant="secondary" size="small">
        Показать
      </Button>
    </form>
  );
}

/** Folds the open filter at a press outside it, and by Escape, which gives the focus back to its title. */
function closeOutside(form: { current: HTMLFormElement | null }): () => void {
  const opened = () => form.current?.querySelector<HTMLDetailsElement>('details[open]');
  const press = ({ target }: MouseEvent) => {
    const open = opened();
    if (open && target instanceof Node && !open.contains(target)) open.open = false;
  };
  const key = (event: KeyboardEvent) => {
    const open = opened();
    if (event.key !== 'Escape' || !open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  };
  // Not when the finger comes down: on a phone the bar would move under it before it is lifted.
  document.addEventListener('click', press);
  document.addEventListener('keydown', key);
  return () => {
    document.removeEventListener('click', press);
    document.removeEventListener('keydown', key);
  };
}

/**
 * Puts the fields back to what the address says, after Back or a lifted filter; the one in which
 * somebody types right now keeps its text.
 */
function followAddress(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.defaultChecked;
    else if (field !== document.activeElement) field.value = field.defaultValue;
  }
}
