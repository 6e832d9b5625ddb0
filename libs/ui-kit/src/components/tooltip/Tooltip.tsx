import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { both } from '../../core/both.ts';
import { cx } from '../../core/cx.ts';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { useAnchor } from '../popover/use-anchor.ts';
import styles from './Tooltip.module.css';

/** Other props and `ref` go to the root around the trigger. */
export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A few words, never anything to press. */
  text: ReactNode;
  /**
   * The control that is explained. A function gets the description to spread on it; a plain element, such as
   * an icon button, already says the same by its name.
   */
  children: ReactNode | ((props: { 'aria-describedby': string }) => ReactNode);
}

/** Words above a control while the pointer or the keyboard's focus is on it. */
export function Tooltip({ text, children, className, style, ref, ...rest }: TooltipProps) {
  const { id, anchorStyle, popoverStyle, measure } = useAnchor();
  const root = useRef<HTMLSpanElement>(null);
  const filled = useMergedRef(root, ref);
  const tip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => tip.current?.showPopover();
  const hide = () => tip.current?.hidePopover();
  useEscape(open, tip);

  return (
    <span
      {...rest}
      ref={filled}
      className={cx(styles.root, className)}
      style={{ ...style, ...anchorStyle }}
      // A finger has no hover: it would leave the words standing over what it pressed.
      onPointerEnter={both(rest.onPointerEnter, ({ pointerType }) => {
        if (pointerType !== 'touch') show();
      })}
      onPointerLeave={both(rest.onPointerLeave, hide)}
      onFocus={both(rest.onFocus, ({ target }) => {
        if (target.matches(':focus-visible')) show();
      })}
      onBlur={both(rest.onBlur, hide)}
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
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open' && tip.current && root.current) {
            pointAt(root.current, tip.current);
          }
        }}
      >
        {text}
      </span>
    </span>
  );
}

/** Tells the style sheet where the browser has put the words: on which side, and where the meridian leads from. */
function pointAt(anchor: Element, tip: HTMLElement) {
  const from = anchor.getBoundingClientRect();
  const { top, left, width } = tip.getBoundingClientRect();
  const middle = from.left + Math.min(from.width / 2, 22) - left;
  tip.toggleAttribute('data-below', top > from.top);
  tip.style.setProperty('--m30-meridian', `${Math.max(8, Math.min(middle, width - 8))}px`);
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
