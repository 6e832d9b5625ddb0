import {
  Children,
  isValidElement,
  useEffect,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { cx } from '../../core/cx.ts';
import { SliderControls } from './SliderControls.tsx';
import { perViewStyle, type PerView } from './per-view.ts';
import { keenSlider, useKeen, type SliderEngineLoader } from './use-keen.ts';
import styles from './Slider.module.css';

/** What an owner may ask of a slider. */
export interface SliderHandle {
  /** Measures again, after pictures inside have loaded. */
  update: () => void;
  /** Moves to a slide by its index. */
  moveTo: (index: number) => void;
  /** Puts the focus on the row, where arrow keys turn it. */
  focus: () => void;
}

/** Other props and `ref` go to the root. */
export interface SliderProps extends ComponentProps<'div'> {
  /** What is shown, spoken: «Отзывы покупателей». */
  label: string;
  /** One slide each. */
  children: ReactNode;
  /**
   * Slides in sight: a number, or numbers from viewport widths up, `{ 0: 1, 576: 2, 768: 3 }`.
   * @default 1
   */
  perView?: PerView | undefined;
  /**
   * Space between slides in CSS pixels.
   * @default 32
   */
  gap?: number | undefined;
  /**
   * Shows «1 / 12» beside the buttons.
   * @default false
   */
  counter?: boolean | undefined;
  /**
   * Index of the slide to begin with.
   * @default 0
   */
  start?: number | undefined;
  /**
   * Loads what turns the slides, when the row comes near the screen; `null` leaves the row that is scrolled. A constant.
   * @default keen-slider
   */
  engine?: SliderEngineLoader | null | undefined;
  /** Index of the first slide in sight, when it has changed. */
  onMove?: ((index: number) => void) | undefined;
  /** Methods of the slider. */
  handle?: Ref<SliderHandle> | undefined;
}

/** Slides in a row: scrolled by hand without script, turned by swipe, arrow keys and buttons with it. */
export function Slider({
  label,
  children,
  perView = 1,
  gap = 32,
  counter = false,
  start = 0,
  engine = keenSlider,
  onMove,
  handle,
  className,
  style,
  onKeyDown,
  ...rest
}: SliderProps) {
  const row = useRef<HTMLUListElement>(null);
  const slides = Children.toArray(children);
  const keys = slides.map((slide) => (isValidElement(slide) ? slide.key : '')).join();
  const { place, move, step, update } = useKeen(row, start, keys, engine);
  const focus = () => row.current?.focus({ preventScroll: true });

  useImperativeHandle(handle, () => ({ update, moveTo: move, focus }), [update, move]);
  const index = place?.index;
  useEffect(() => {
    if (index !== undefined) onMove?.(index);
  }, [index, onMove]);

  const turn = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (!place || event.defaultPrevented || isTyping(event)) return;
    const turns: Record<string, () => void> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => move(0),
      End: () => move(place.last),
    };
    const act = turns[event.key];
    if (!act) return;
    event.preventDefault();
    // The slide that has the focus is about to leave.
    if (row.current?.contains(document.activeElement)) focus();
    act();
  };

  return (
    // Arrow keys work on the row and on the buttons alike; both can have the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-roledescription="карусель"
      aria-label={label}
      {...rest}
      className={cx(styles.slider, className)}
      style={{ ...perViewStyle(perView, gap), ...style }}
      onKeyDown={turn}
    >
      {/* A row that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={row} className={styles.row} aria-label={label} tabIndex={0}>
        {slides.map((slide, index) => (
          <li key={isValidElement(slide) ? slide.key : index}>{slide}</li>
        ))}
      </ul>
      {slides.length > 1 && (
        <SliderControls total={slides.length} counter={counter} place={place} onStep={step} />
      )}
    </div>
  );
}

/** Arrow keys belong to a field that is being filled in, and to the browser with a modifier. */
const isTyping = ({ target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  shiftKey ||
  (target instanceof Element &&
    target.matches('input, select, textarea, video, [contenteditable]'));
