import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Action } from '../../react/Action.tsx';
import { cx } from '../../core/cx.ts';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { useAnchor, type TriggerProps } from '../popover/use-anchor.ts';
import { NewTabHint } from '../visually-hidden/index.ts';
import styles from './Menu.module.css';
import { useMenuKeys } from './use-menu-keys.ts';

/** One action of a {@link Menu}: a link or something to do. */
export interface MenuItem {
  label: string;
  icon?: IconName | undefined;
  /** Address the item leads to. */
  href?: string | undefined;
  /**
   * Opens the address in a new tab, and says so.
   * @default false
   */
  newTab?: boolean | undefined;
  /** The address is the open page, or a section that the page belongs to. */
  current?: 'page' | 'true' | undefined;
  /** What the item does; the menu is closed by then. */
  onSelect?: (() => void) | undefined;
}

/** What the button of a {@link Menu} must carry. */
export interface MenuTriggerProps extends TriggerProps {
  'aria-haspopup': 'menu';
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Other props and `ref` go to the root. */
export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Spoken name of the list. */
  label: string;
  /** Renders the button that opens it: spread the given props on it. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Rows of the list: links and actions. */
  items: readonly MenuItem[];
  /** Stands above the items, not to be pressed: the visitor's full name. */
  heading?: ReactNode;
  /**
   * Side of the button that the list keeps to.
   * @default 'end'
   */
  align?: 'start' | 'end' | undefined;
  /**
   * Id of the panel, for markup that is rendered apart from the page and has no ids of React's own.
   * @default generated
   */
  panelId?: string | undefined;
}

/** A button with a list of actions after the ARIA practice. */
export function Menu({
  label,
  trigger,
  items,
  heading,
  align = 'end',
  panelId,
  className,
  ref,
  ...rest
}: MenuProps) {
  const { id, anchorStyle, popoverStyle, measure } = useAnchor(panelId);
  const root = useRef<HTMLDivElement>(null);
  const filled = useMergedRef(root, ref);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const button = () => root.current?.querySelector<HTMLElement>(`[popovertarget="${id}"]`) ?? null;
  const { focusItem, onTriggerKeyDown, onMenuKeyDown } = useMenuKeys({ panel, button });

  return (
    <div {...rest} ref={filled} className={cx(styles.root, className)}>
      {trigger({
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        style: anchorStyle,
        onKeyDown: onTriggerKeyDown,
      })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        data-tone="surface"
        data-align={align}
        style={popoverStyle}
        onBeforeToggle={(event) => measure(event, button())}
        onToggle={({ newState, currentTarget }) => {
          setOpen(newState === 'open');
          if (newState === 'open' && !currentTarget.contains(document.activeElement)) focusItem(0);
        }}
      >
        {heading && <p className={styles.heading}>{heading}</p>}
        <ul role="menu" aria-label={label} className={styles.list} onKeyDown={onMenuKeyDown}>
          {items.map((item) => (
            <li key={item.label} role="none">
              <Action
                {...(item.href !== undefined && { href: item.href })}
                {...(item.newTab && { target: '_blank', rel: 'noopener' })}
                role="menuitem"
                aria-current={item.current}
                // Before the script has loaded Tab leads through a list that the browser has opened.
                tabIndex={open ? -1 : undefined}
                className={styles.item}
                onClick={() => {
                  panel.current?.hidePopover();
                  button()?.focus();
                  item.onSelect?.();
                }}
              >
                {item.icon && <Icon name={item.icon} />}
                {item.label}
                {item.newTab && <NewTabHint />}
              </Action>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
