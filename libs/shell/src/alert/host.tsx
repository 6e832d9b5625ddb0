import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Makes a host of messages outside of the page's tree, so that a page that shows none carries none.
 * It is made with the first message; those that come before it has mounted wait.
 */
export function createHost<Message>({
  Provider,
  useShow,
}: {
  Provider: (props: { children: ReactNode }) => ReactNode;
  useShow: () => (message: Message) => void;
}): (message: Message) => void {
  let show: ((message: Message) => void) | null = null;
  let waiting: Message[] = [];
  let mounted = false;

  function Listener() {
    const current = useShow();
    useEffect(() => {
      show = current;
      for (const message of waiting) current(message);
      waiting = [];
    }, [current]);
    return null;
  }

  return (message) => {
    if (show) return show(message);
    waiting.push(message);
    if (mounted) return;
    mounted = true;
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(
      <Provider>
        <Listener />
      </Provider>,
    );
  };
}
