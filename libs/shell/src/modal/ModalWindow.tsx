import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { orReload } from '../navigation/reload/reload-once.ts';
import { useBackCloses } from './back/use-back-closes.ts';
import type { ModalRequest } from './request/modal-request.ts';
import { findModal } from './registry.ts';
import type { ModalProps } from './request/modal-props.ts';
import { followInstead } from './trigger.ts';

/** What the host says of the open modal. */
export interface ModalWindowProps {
  request: ModalRequest;
  onClose: () => void;
}

interface Shown {
  request: ModalRequest;
  Modal: ComponentType<ModalProps>;
}

/** The open modal: loads it by its name, closes it on Back and when the page changes. */
export default function ModalWindow({ request, onClose }: ModalWindowProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const giveUp = useEffectEvent(() => {
    onClose();
    followInstead(request.opener);
  });

  useEffect(() => {
    const load = findModal(request.name);
    if (!load) {
      if (import.meta.env.DEV) console.error(`Unknown modal «${request.name}»`);
      giveUp();
      return;
    }
    let replaced = false;
    orReload(load()).then(
      ({ default: Modal }) => {
        if (replaced) return;
        // Some browsers don't focus what is clicked; the dialog gives back to what has the focus.
        if (document.activeElement === document.body) request.opener?.focus();
        setShown({ request, Modal });
      },
      (error: unknown) => {
        reportError(error);
        if (!replaced) giveUp();
      },
    );
    return () => {
      replaced = true;
    };
  }, [request]);

  // The login modal stays when the page changes (spec §2).
  const survives = request.name === 'login';
  useBackCloses(shown !== null, onClose, survives);
  useClosedByNavigation(survives ? null : onClose);

  // What is open stays until its successor has come.
  return (
    shown && <shown.Modal key={shown.request.name} data={shown.request.data} onClose={onClose} />
  );
}

/** Calls `onClose`, unless it is `null`, when the address changes. */
function useClosedByNavigation(onClose: (() => void) | null) {
  const { pathname, search, hash } = useLocation();
  const place = pathname + search + hash;
  const [openedAt] = useState(place);
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => {
    if (place !== openedAt) close();
  }, [place, openedAt]);
}
