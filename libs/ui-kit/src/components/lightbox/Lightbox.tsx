import { useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { both } from '../../core/both.ts';
import { cx } from '../../core/cx.ts';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Picture, type PictureData } from '../picture/Picture.tsx';
import type { PictureUrl } from '../picture/sources.ts';
import { Slider, type SliderHandle } from '../slider/Slider.tsx';
import styles from './Lightbox.module.css';

/** A picture that may say something below itself. */
export interface CaptionedPicture extends PictureData {
  /** Words under the picture; without them its `alt` stands there. */
  caption?: string | undefined;
}

/** Other props and `ref` go to the `<dialog>`. */
export interface LightboxProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'onClose' | 'children'
> {
  /** What the pictures are of, spoken: «Дом и\u00a0двор». */
  label: string;
  /** In the order of turning. */
  pictures: readonly CaptionedPicture[];
  /** Index of the picture to begin with; `null` while the lightbox is closed. */
  at: number | null;
  /** Escape or the cross: the owner sets `at` to `null`. */
  onClose: () => void;
  /**
   * Makes the address of one file.
   * @default the media store's own addresses
   */
  url?: PictureUrl | undefined;
}

/** Pictures over the whole screen, one by one; contents are rendered only while it is open. */
export function Lightbox({
  label,
  pictures,
  at,
  onClose,
  url,
  className,
  ref,
  ...rest
}: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const root = useMergedRef(dialog, ref);
  const slider = useRef<SliderHandle>(null);
  const open = at !== null;

  // Before the slider's own effects: it measures what is already to be seen.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const page = document.documentElement;
    page.style.setProperty('--m30-scrollbar', `${window.innerWidth - page.clientWidth}px`);
    element.showModal();
    slider.current?.focus();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      aria-label={label}
      data-modal="lightbox"
      {...rest}
      ref={root}
      className={cx(styles.lightbox, className)}
      data-tone="deep"
      onCancel={both(rest.onCancel, (event) => {
        event.preventDefault();
        onClose();
      })}
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) onClose();
      }}
    >
      {at !== null && (
        <>
          <Pictures {...{ label, pictures, at, url, handle: slider }} />
          <IconButton
            className={styles.close}
            label="Закрыть"
            icon="close"
            iconSize={24}
            onClick={onClose}
          />
        </>
      )}
    </dialog>
  );
}

function Pictures({
  label,
  pictures,
  at,
  url,
  handle,
}: Pick<LightboxProps, 'label' | 'pictures' | 'url'> & {
  at: number;
  handle: ComponentProps<typeof Slider>['handle'];
}) {
  const [index, setIndex] = useState(at);
  const captionId = useId();
  const shown = pictures[index];
  return (
    <>
      <Slider
        counter
        label={label}
        start={at}
        handle={handle}
        onMove={setIndex}
        aria-describedby={captionId}
        className={styles.slider}
      >
        {pictures.map((picture) => (
          <Picture
            key={picture.id}
            picture={picture}
            sizes="100vw"
            className={styles.picture}
            // A preview around a picture that keeps its own shape would be wrong.
            style={{ backgroundImage: 'none', backgroundColor: 'transparent' }}
            {...(url && { url })}
          />
        ))}
      </Slider>
      <p id={captionId} className={styles.caption} aria-live="polite">
        {shown?.caption ?? shown?.alt}
      </p>
    </>
  );
}
