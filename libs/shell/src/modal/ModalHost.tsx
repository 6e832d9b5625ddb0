import { useAtom } from 'jotai';
import { lazy, Suspense, useCallback, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { modalAtom } from './modal-atom.ts';
import { modals, type ModalProps } from './registry.ts';
import { takeLoginRequest } from './open-login.ts';
import { requestOf } from './trigger.ts';

const lazyModals: Record<string, ComponentType<ModalProps>> = Object.fromEntries(
  Object.entries(modals).map(([name, load]) => [name, lazy(load)]),
);

/** Opens the modal that a clicked trigger names; navigation closes it, the login modal stays. */
export function ModalHost() {
  const [open, setOpen] = useAtom(modalAtom);
  const close = useCallback(() => setOpen(null), [setOpen]);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    if (open && open.name !== 'login') setOpen(null);
  }

  useEffect(() => {
    function listen(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey) return;
      const request = requestOf(event.target);
      if (!request) return;
      if (!(request.name in modals)) {
        console.warn(`Unknown modal «${request.name}»`);
        return;
      }
      event.preventDefault();
      setOpen(request);
    }
    const kept = requestOf(window.modalTriggerKept ?? null);
    window.modalTriggerKept = null;
    if (kept && kept.name in modals) setOpen(kept);
    else if (takeLoginRequest()) setOpen({ name: 'login', data: {} });
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, [setOpen]);

  const Modal = open && lazyModals[open.name];
  return Modal ? (
    <Suspense>
      <Modal data={open.data} onClose={close} />
    </Suspense>
  ) : null;
}
