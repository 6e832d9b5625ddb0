import { lazy, Suspense, useCallback, useEffect, useState, type ComponentType } from 'react';
import { orReload } from '../navigation/reload/reload-once.ts';
import { onBackEntry } from './back/entry.ts';
import type { ModalRequest } from './request/modal-request.ts';
import type { ModalWindowProps } from './ModalWindow.tsx';
import { takeLoginRequest } from './open-login.ts';
import { followInstead, requestOf } from './trigger.ts';

const ModalWindow = lazy<ComponentType<ModalWindowProps>>(() =>
  orReload(import('./ModalWindow.tsx')).catch(() => ({ default: LostWindow })),
);

/** Stands in for the modals whose code is lost for good: the trigger's link leads on. */
function LostWindow({ request, onClose }: ModalWindowProps) {
  useEffect(() => {
    onClose();
    followInstead(request.opener);
  }, [request, onClose]);
  return null;
}

/** Listens for clicks on triggers; everything else of a modal is loaded when the first one is asked for. */
export function ModalHost() {
  const [request, setRequest] = useState<ModalRequest | null>(null);
  const close = useCallback(() => setRequest(null), []);

  useEffect(() => {
    function listen(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey) return;
      const asked = requestOf(event.target);
      if (!asked) return;
      event.preventDefault();
      // A modal that takes another's place gives the focus back to where the first came from.
      setRequest((open) => (open ? { ...asked, opener: open.opener } : asked));
    }
    const early = requestOf(window.earlyModalTrigger ?? null);
    window.earlyModalTrigger = null;
    if (early) setRequest(early);
    else if (takeLoginRequest()) setRequest({ name: 'login', data: {} });
    // The entry of a modal that the last document left open.
    else if (onBackEntry()) history.back();
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, []);

  return (
    request && (
      <Suspense>
        <ModalWindow request={request} onClose={close} />
      </Suspense>
    )
  );
}
