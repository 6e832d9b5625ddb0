import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import { IconButton } from '@m30/ui-kit/icon-button';
import styles from './LargePlan.module.css';

export interface LargePlanProps {
  /** Shown where there is no script, and until what magnifies it has come. */
  src: string;
  alt: string;
  /**
   * The drawing is flipped left to right.
   * @default false
   */
  mirrored?: boolean | undefined;
  /**
   * What magnifies it, drawn when the window has been opened.
   * @default the drawing itself
   */
  zoom?: ReactNode;
}

/** Comes with the first press of the button. */
const DrawingZoom = lazy(() => import('./DrawingZoom.tsx'));

const ID = 'large-plan';

/** The browser opens and closes the modal by itself where it knows commands. */
const OPEN = { commandfor: ID, command: 'show-modal' };
const CLOSE = { commandfor: ID, command: 'close' };

/**
 * The plan over the whole screen, fitted, then magnified: a modal, so that Tab stays in it; it opens without script and
 * closes by Escape.
 */
export function LargePlan({ src, alt, mirrored = false, zoom }: LargePlanProps) {
  const [opened, setOpened] = useState(false);
  const drawing = (
    <img data-drawing="" data-mirrored={mirrored || undefined} src={src} alt={alt} loading="lazy" />
  );
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
          <Suspense fallback={drawing}>{zoom ?? <DrawingZoom>{drawing}</DrawingZoom>}</Suspense>
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
