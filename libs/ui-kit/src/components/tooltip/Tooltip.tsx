import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import { useAnchor } from '../popover/use-anchor.ts';
import styles from './Tooltip.module.css';

/** Props of {@link Tooltip}; the rest goes to the root around the trigger. */
export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children' | 'ref'> {
  /** A few words, never anything to press. */
  text: ReactNode;
  /**
   * The control that is explained. A function gets the description to spread on it; a plain element, such as
   * an icon button, already says the same by its name.
   */
  children: ReactNode | ((props: { 'aria-describedby': string }) => ReactNode);
}

/** Words above a control while the pointer or the keyboard's focus is on it. */
export function Tooltip({ text, children, className, style, ...rest }: TooltipProps) {
  const { id, anchorStyle, popoverStyle, measure } = useAnchor();
  const root = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => tip.current?.showPopover();
  const hide = () => tip.current?.hidePopover();
  useEscape(open, tip);

  return (
    <span
      {...rest}
      ref={root}
      className={cx(styles.root, className)}
      style={{ ...style, ...anchorStyle }}
      // A finger has no hover: it would leave the words standing over what it pressed.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show()}
      onPointerLeave={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {typeof children === 'function' ? children({ 'aria-describedby': id }) : children}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className={styles.tip}
        style={popoverStyle}
        onBeforeToggle={(event) => measure(event, root.current)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {text}
      </span>
    </span>
  );
}

/** Escape takes the words away without moving pointer or focus, and closes nothing else meanwhile. */
function useEscape(open: boolean, tip: { current: HTMLElement | null }) {
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      tip.current?.hidePopover();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, tip]);
}
