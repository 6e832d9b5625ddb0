import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Action } from '../../react/Action.tsx';
import { both } from '../../core/both.ts';
import { cx } from '../../core/cx.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './Toast.module.css';
import { startPausableTimer, type PausableTimer } from './pausable-timer.ts';

/** The one thing a toast offers to do: a link or a press. */
export interface ToastAction {
  /** A verb: «Открыть», «Повторить». */
  label: string;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** Other props and `ref` go to the root. */
export interface ToastProps extends ComponentProps<'div'> {
  /** What has happened, in a few words. */
  children: ReactNode;
  /**
   * What kind of news: said by icon and colour, so the words must say it too.
   * @default 'success'
   */
  tone?: 'success' | 'danger' | 'info' | undefined;
  /** What can be done about it. */
  action?: ToastAction | undefined;
  /** Its time is over, it was closed, or its action was taken. */
  onClose: () => void;
  /**
   * Time on the screen in milliseconds, held while pointer or focus is on it; null waits to be closed.
   * @default 6000
   */
  duration?: number | null | undefined;
}

const icons = { success: 'check', danger: 'warning', info: 'info' } as const;

/** A short message over the page; show it through `useToast`, which announces it. */
export function Toast({
  children,
  tone = 'success',
  action,
  onClose,
  duration = 6000,
  className,
  ...rest
}: ToastProps) {
  const timer = useTimeout(duration, onClose);
  return (
    <div
      {...rest}
      className={cx(styles.toast, className)}
      data-kind={tone}
      onPointerEnter={both(rest.onPointerEnter, () => timer.current?.pause())}
      onPointerLeave={both(rest.onPointerLeave, () => timer.current?.resume())}
      onFocus={both(rest.onFocus, () => timer.current?.pause())}
      onBlur={both(rest.onBlur, () => timer.current?.resume())}
    >
      <Icon name={icons[tone]} />
      <div className={styles.text}>{children}</div>
      {action && (
        <Action
          {...(action.href !== undefined && { href: action.href })}
          className={styles.action}
          onClick={() => {
            action.onPress?.();
            onClose();
          }}
        >
          {action.label}
        </Action>
      )}
      <IconButton label="Закрыть сообщение" icon="close" iconSize={16} onClick={onClose} />
    </div>
  );
}

function useTimeout(duration: number | null, onEnd: () => void) {
  const timer = useRef<PausableTimer>(undefined);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (duration === null) return;
    timer.current = startPausableTimer(duration, () => latest.current());
    return () => timer.current?.cancel();
  }, [duration]);
  return timer;
}
