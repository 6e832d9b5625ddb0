import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import { IconButton } from '@m30/ui-kit/icon-button';
import type { PlanSheet } from './place-words.ts';
import styles from './PlanView.module.css';

export interface EnlargeProps {
  /** Shown where there is no script, and until what magnifies it has come. */
  src: string;
  sheet: PlanSheet | null;
  alt: string;
}

/** Comes with the first press of the button. */
const PlanZoom = lazy(() => import('./PlanZoom.tsx'));

const ID = 'large-plan';

/** The browser opens and closes the modal by itself where it knows commands. */
const OPEN = { commandfor: ID, command: 'show-modal' };
const CLOSE = { commandfor: ID, command: 'close' };

/**
 * The plan over the whole screen, fitted, then magnified: a modal, so that Tab stays in it; it opens without script and
 * closes by Escape.
 */
export function Enlarge({ src, sheet, alt }: EnlargeProps) {
  const [opened, setOpened] = useState(false);
  const drawing = <img data-drawing="" src={src} alt={alt} loading="lazy" />;
  return (
    <>
      <button
        {...OPEN}
        type="button"
        aria-haspopup="dialog"
        className={styles.enlarge}
        onClick={(event) => {
          setOpened(true);
          toggleWithoutCommands(event);
        }}
      >
        <Icon name="search" />
        Увеличить
      </button>
      <dialog id={ID} aria-label="План крупно" className={styles.large}>
        {opened ? (
          <Suspense fallback={drawing}>
            <PlanZoom {...{ src, sheet, alt }} />
          </Suspense>
        ) : (
          drawing
        )}
        <p className={styles.close}>
          <IconButton
            {...CLOSE}
            bordered
            label="Закрыть"
            icon="close"
            onClick={toggleWithoutCommands}
          />
        </p>
      </dialog>
    </>
  );
}

/** The script does what commands would, in browsers without them. */
function toggleWithoutCommands(event: MouseEvent) {
  if ('command' in event.currentTarget) return;
  const dialog = document.getElementById(ID);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (dialog.open) dialog.close();
  else dialog.showModal();
}
