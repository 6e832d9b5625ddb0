import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { WISH_PATH } from '../../components/wish/wish-view.ts';

// Nobody has its code who does not press the link.
const WishModal = lazy(() => import('./WishModal.tsx'));

/** The way to a flat in one's own words: a page; with script its field comes over the page one is on. */
export function WishLink() {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a href={WISH_PATH} onClick={open}>
        Найти словами
      </a>
      {isOpen && (
        <Suspense>
          <WishModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
