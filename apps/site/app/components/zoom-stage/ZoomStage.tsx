import { useId, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '@m30/ui-kit/icon-button';
import { VisuallyHidden } from '@m30/ui-kit/visually-hidden';
import { pressKey, useZoom, ZOOM_STEP } from './use-zoom.ts';
import styles from './ZoomStage.module.css';

export interface ZoomStageProps {
  /** What is seen, spoken before the buttons. */
  label: string;
  /** Size of the picture, any unit. */
  width: number;
  height: number;
  /**
   * Part of the picture that a narrow window shows first, from 0 to 1.
   * @default [0.5, 0.5]
   */
  focus?: readonly [x: number, y: number] | undefined;
  /**
   * The picture is shown whole at first, and the wheel and one finger belong to it: for a window over the page.
   * @default false, it fills its window from edge to edge
   */
  whole?: boolean | undefined;
  /** Called after each move; what lies over the stage goes along. */
  onMove?: (() => void) | undefined;
  /** What lies over the picture and is not magnified. */
  over?: ReactNode;
  /** The picture and what is drawn upon it: each fills the sheet. */
  children: ReactNode;
}

const HINTS = {
  wheel: 'Чтобы приблизить, крутите колесо с\u00a0клавишей Ctrl',
  fingers: 'Двигайте картинку двумя пальцами',
} as const;

/**
 * A window onto a picture that is magnified by buttons, + − 0, pinch and Ctrl with the wheel, and moved by
 * drag and arrows. Without script it shows the picture around its focus.
 */
export function ZoomStage({
  label,
  width,
  height,
  focus,
  whole = false,
  onMove,
  over,
  children,
}: ZoomStageProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const keys = useId();
  const { hands, hint, canGrow, canShrink } = useZoom(viewport, sheet, { onMove, whole });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressKey(event.key, hands)) event.preventDefault();
  };
  const [x, y] = focus ?? [0.5, 0.5];
  const place: CSSProperties & Record<`--${string}`, number> = {
    '--m30-ratio': width / height,
    '--m30-x': x,
    '--m30-y': y,
  };
  return (
    // The keys belong to the buttons and links within.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.stage} data-whole={whole || undefined} onKeyDown={onKeyDown}>
      <div
        className={styles.viewport}
        ref={viewport}
        onFocus={({ target }) => target.matches(':focus-visible') && hands.reveal(target)}
      >
        <div className={styles.sheet} ref={sheet} style={place}>
          {children}
        </div>
      </div>
      {over}
      <div
        className={styles.buttons}
        role="group"
        aria-label={`Масштаб: ${label}`}
        aria-describedby={keys}
      >
        <IconButton
          label="Приблизить"
          icon="plus"
          aria-keyshortcuts="+"
          aria-disabled={!canGrow}
          onClick={() => hands.zoomBy(ZOOM_STEP)}
        />
        <IconButton
          label="Отдалить"
          icon="minus"
          aria-keyshortcuts="-"
          aria-disabled={!canShrink}
          onClick={() => hands.zoomBy(1 / ZOOM_STEP)}
        />
        {canShrink && (
          <button
            type="button"
            className={styles.whole}
            aria-label="Показать целиком"
            aria-keyshortcuts="0"
            onClick={hands.showWhole}
          >
            1×
          </button>
        )}
      </div>
      <VisuallyHidden id={keys}>
        Клавиши плюс и&nbsp;минус меняют масштаб, ноль показывает картинку целиком, стрелки двигают
        её.
      </VisuallyHidden>
      <p className={styles.hint} aria-hidden="true" data-shown={hint !== null || undefined}>
        {hint && HINTS[hint]}
      </p>
    </div>
  );
}
