import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './Popover.module.css';
import { useAnchor, type TriggerProps } from './use-anchor.ts';

/** Other props and `ref` go to the panel, className to the root. */
export interface PopoverProps extends Omit<ComponentProps<'div'>, 'id' | 'popover'> {
  /** Spoken name of the panel. */
  label: string;
  /** Renders the button that opens it: spread the given props on it. */
  trigger: (props: TriggerProps) => ReactNode;
  /**
   * Side of the button that the panel keeps to.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /** Contents of the panel. */
  children: ReactNode;
}

/** A panel beside its button, on phones from below; opens before the script has loaded. */
export function Popover({
  label,
  trigger,
  align = 'start',
  className,
  style,
  children,
  ...rest
}: PopoverProps) {
  const { id, anchorStyle, popoverStyle, measure } = useAnchor();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div ref={root} className={cx(styles.root, className)}>
      {trigger({
        popoverTarget: id,
        'aria-expanded': open,
        'aria-controls': id,
        style: anchorStyle,
      })}
      <div
        role="group"
        aria-label={label}
        data-tone="surface"
        {...rest}
        id={id}
        popover="auto"
        className={styles.panel}
        data-align={align}
        style={{ ...style, ...popoverStyle }}
        onBeforeToggle={(event) => {
          measure(event, root.current?.querySelector(`[popovertarget="${id}"]`) ?? null);
          rest.onBeforeToggle?.(event);
        }}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          rest.onToggle?.(event);
        }}
      >
        {children}
      </div>
    </div>
  );
}
