import { lazy, Suspense, useState } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import type { CatalogueData } from '../data/catalogue.server.ts';
import styles from './SaveButton.module.css';

const load = () => import('./SaveModal.tsx');
const SaveModal = lazy(() => load().then((module) => ({ default: module.SaveModal })));

export interface SaveButtonProps {
  data: Pick<CatalogueData, 'state' | 'title' | 'chips'>;
}

/** Keeps the search: as a link for everybody, with letters for buyers. Not shown where there is no script. */
export function SaveButton({ data }: SaveButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.save}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        <Icon name="star" size={18} />
        <span>Сохранить подборку</span>
      </button>
      {open && (
        <Suspense>
          <SaveModal data={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
