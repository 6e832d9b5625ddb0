import { useEffect, useRef, useState, type ComponentType } from 'react';
import { VisuallyHidden } from '@m30/ui-kit/visually-hidden';
import type { CallPopup } from '../core/forms-port.ts';
import type { PopupState } from '../core/smart-call/popup-timer.ts';
import { runPopup, type RunningPopup } from '../core/smart-call/run-popup.ts';
import { useForms } from '../react/provider/FormsProvider.tsx';
import { isBusy } from './is-busy.ts';
import type { SmartCallCardProps } from './SmartCallCard.tsx';

export interface SmartCallPopupProps {
  /** Path of the page; another one begins anew. */
  path: string;
  /** When it was opened, in milliseconds since the epoch. @default when its popup is known */
  openedAt?: number | undefined;
}

/**
 * Offers a call to who has stayed on a page for a while (specification, §4). Nothing of its form is loaded before it
 * shows itself, and whatever fails on the way there is reported and not shown.
 */
export function SmartCallPopup({ path, openedAt }: SmartCallPopupProps) {
  const [isDone, setDone] = useState(false);
  const onSent = () => setDone(true);
  return <PagePopup key={path} path={path} openedAt={openedAt} isDone={isDone} onSent={onSent} />;
}

interface PagePopupProps extends SmartCallPopupProps {
  /** The visitor has asked for a call already. */
  isDone: boolean;
  onSent: () => void;
}

function PagePopup({ path, openedAt, isDone, onSent }: PagePopupProps) {
  const port = useForms();
  const [popup, setPopup] = useState<CallPopup | null>(null);
  const [phase, setPhase] = useState<PopupState['phase']>('waiting');
  const [Card, setCard] = useState<ComponentType<SmartCallCardProps> | null>(null);
  const running = useRef<RunningPopup | null>(null);
  const isOpen = phase === 'shown' || phase === 'confirmed';

  useEffect(() => {
    if (isDone || !port.popup) return;
    let wanted = true;
    port.popup(path).then((found) => {
      if (!wanted || !found) return;
      setPopup(found);
      running.current = runPopup(found, {
        ...{ openedAt, isBusy },
        onState: (state) => setPhase(state.phase),
      });
    }, reportError);
    return () => {
      wanted = false;
      running.current?.stop();
    };
    // A visitor who has just asked keeps the confirmation: only the next page asks whether that is so.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [port, path]);

  useEffect(() => {
    if (!isOpen || Card) return;
    import('./SmartCallCard.tsx').then(({ SmartCallCard }) => {
      setCard(() => SmartCallCard);
    }, reportError);
  }, [isOpen, Card]);

  if (!popup) return null;
  const shown = isOpen && Card;
  return (
    <>
      {/* A window that takes no focus is announced by a region that stood there before it. */}
      <VisuallyHidden role="status">{shown && popup.headline}</VisuallyHidden>
      {shown && (
        <Card
          popup={popup}
          onClose={() => running.current?.closed()}
          onSent={() => {
            running.current?.sent();
            onSent();
          }}
        />
      )}
    </>
  );
}
