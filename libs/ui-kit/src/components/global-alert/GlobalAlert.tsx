import {
  createContext,
  startTransition,
  Suspense,
  useCallback,
  useContext,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { AlertDialog } from '../alert-dialog/AlertDialog.tsx';
import { LazyHtml } from './LazyHtml.tsx';

/** A message for the visitor: React nodes, or HTML of a server. */
export type AlertMessage = {
  /**
   * Heading of the window.
   * @default 'Обратите внимание'
   */
  title?: ReactNode;
} & (
  | {
      /** What it says. */
      content: ReactNode;
      html?: undefined;
    }
  | {
      /** What it says as HTML; shown through the allow-list of `ServerHtml`, whose code is loaded with the first one. */
      html: string;
      content?: undefined;
    }
);

/** Shows a message from anywhere below {@link GlobalAlert}. */
export type ShowAlert = (message: AlertMessage) => void;

const AlertContext = createContext<ShowAlert | null>(null);

/**
 * The one alert window of an application; messages that come together are shown one after another. A message is
 * always shown by a call, so the server renders the children alone.
 */
export function GlobalAlert({
  children,
}: {
  /** The application that shows messages. */
  children: ReactNode;
}) {
  const [queue, setQueue] = useState<readonly (AlertMessage & { key: number })[]>([]);
  const lastKey = useRef(0);
  const show = useCallback<ShowAlert>((message) => {
    const key = ++lastKey.current;
    const add = () => setQueue((waiting) => [...waiting, { ...message, key }]);
    // The window opens once its words can be drawn, not empty before.
    if (message.html === undefined) add();
    else startTransition(add);
  }, []);
  const current = queue[0];
  return (
    <AlertContext value={show}>
      {children}
      <Suspense>
        {current && (
          // A window of its own for each message, so that each is announced.
          <AlertDialog
            key={current.key}
            open
            title={current.title}
            onClose={() => setQueue((waiting) => waiting.filter(({ key }) => key !== current.key))}
          >
            {current.html === undefined ? current.content : <LazyHtml html={current.html} />}
          </AlertDialog>
        )}
      </Suspense>
    </AlertContext>
  );
}

/** Gives the function that shows a message; throws outside of {@link GlobalAlert}. */
export function useGlobalAlert(): ShowAlert {
  const show = useContext(AlertContext);
  if (!show) throw new Error('useGlobalAlert needs <GlobalAlert> around the application.');
  return show;
}
