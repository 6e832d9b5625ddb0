import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { Toast, type ToastProps } from './Toast.tsx';
import styles from './Toast.module.css';

/** A message for {@link ToastRegion}. */
export interface ToastMessage extends Pick<ToastProps, 'tone' | 'action' | 'duration'> {
  /** What has happened, in a few words. */
  text: ReactNode;
}

/** Shows a message over the page. */
export type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** The place of all toasts of an application, a live region that is there before the first of them. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly (ToastMessage & { key: number })[]>([]);
  const lastKey = useRef(0);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  const show = useCallback<ShowToast>((message) => {
    const key = ++lastKey.current;
    // More than three would cover a phone.
    setMessages((shown) => [...shown, { ...message, key }].slice(-3));
  }, []);
  const close = (closed: number) => {
    // Closing must not throw the focus to the top of the page.
    const held = region.current?.contains(document.activeElement);
    if (held && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    setMessages((shown) => shown.filter(({ key }) => key !== closed));
  };

  return (
    <ToastContext value={show}>
      {children}
      <section
        ref={region}
        className={styles.region}
        data-layer="toast"
        aria-label="Сообщения"
        aria-live="polite"
        aria-relevant="additions"
        onFocus={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        }}
      >
        {messages.map(({ key, text, ...message }) => (
          <Toast key={key} {...message} onClose={() => close(key)}>
            {text}
          </Toast>
        ))}
      </section>
    </ToastContext>
  );
}

/** Gives the function that shows a toast; throws outside of {@link ToastRegion}. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs <ToastRegion> around the application.');
  return show;
}
