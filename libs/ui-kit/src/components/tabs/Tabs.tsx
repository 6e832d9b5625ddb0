import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cx } from '../../core/cx.ts';
import { Meridian } from '../meridian/Meridian.tsx';
import styles from './Tabs.module.css';
import { nextTab } from './next-tab.ts';

/** One tab with its panel. */
export interface TabItem {
  /** Name within the group. */
  id: string;
  /** Words of the tab. */
  label: ReactNode;
  /** What its panel holds; hidden panels are rendered too, so search engines read them. */
  content: ReactNode;
}

/** Other props go to the root. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** What is being chosen, spoken before the tabs. */
  label: string;
  /** Tabs with their panels. */
  items: readonly TabItem[];
  /** Id of the open tab when its owner decides. */
  selected?: string | undefined;
  /**
   * Id of the tab that is open first.
   * @default the first one
   */
  defaultSelected?: string | undefined;
  /** Another tab was chosen. */
  onSelect?: ((id: string) => void) | undefined;
}

/** Tabs after the ARIA practice: one stop of the Tab key, arrows choose at once. */
export function Tabs({
  label,
  items,
  selected,
  defaultSelected,
  onSelect,
  className,
  ...rest
}: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultSelected);
  const wanted = selected ?? chosen;
  // A tab that is gone leaves the first one open.
  const open = items.some(({ id }) => id === wanted) ? wanted : items[0]?.id;

  const choose = (id: string) => {
    setChosen(id);
    if (id !== open) onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextTab(
      event.key,
      items.findIndex(({ id }) => id === open),
      items.length,
    );
    const item = index === null ? undefined : items[index];
    if (index === null || !item) return;
    event.preventDefault();
    choose(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <div {...rest} className={cx(styles.tabs, className)}>
      {/* The keys arrive from the tabs inside. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {items.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            className={styles.tab}
            aria-selected={id === open}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === open ? 0 : -1}
            onClick={() => choose(id)}
          >
            {words}
          </button>
        ))}
        <Meridian side="under" />
      </div>
      {items.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          className={styles.panel}
          aria-labelledby={`${base}-tab-${id}`}
          // A panel without controls is reached by the keyboard all the same.
          tabIndex={0}
          hidden={id !== open}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
