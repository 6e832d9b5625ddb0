import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { AlertDialog } from '../alert-dialog/AlertDialog.tsx';

/** A message for the visitor. */
export interface AlertMessage {
  /**
   * Heading of the window.
   * @default 'Обратите внимание'
   */
  title?: ReactNode;
  /**
   * What it says, as React nodes. HTML of a server comes here already turned into nodes by the library that
   * owns its allow-list; the kit never takes a string of HTML.
   */
  content: ReactNode;
}

/** Shows a message from anywhere below {@link GlobalAlert}. */
export type ShowAlert = (message: AlertMessage) => void;

const AlertContext = createContext<ShowAlert | null>(null);

/** The one alert window of an application; messages that come together are shown one after another. */
export function GlobalAlert({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly (AlertMessage & { key: number })[]>([]);
  const lastKey = useRef(0);
  const show = useCallback<ShowAlert>((message) => {
    const key = ++lastKey.current;
    setQueue((waiting) => [...waiting, { ...message, key }]);
  }, []);
  const current = queue[0];
  return (
    <AlertContext value={show}>
      {children}
      {current && (
        // A window of its own for each message, so that each is announced.
        <AlertDialog
          key={current.key}
          open
          title={current.title}
          onClose={() => setQueue((waiting) => waiting.filter(({ key }) => key !== current.key))}
        >
          {current.content}
        </AlertDialog>
      )}
    </AlertContext>
  );
}

/** Gives the function that shows a message; throws outside of {@link GlobalAlert}. */
export function useGlobalAlert(): ShowAlert {
  const show = useContext(AlertContext);
  if (!show) throw new Error('useGlobalAlert needs <GlobalAlert> around the application.');
  return show;
}
