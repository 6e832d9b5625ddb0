import type { KeyboardEvent, PointerEvent } from 'react';
import { pictureAddress } from '../../components/media/picture-address.ts';
import { moveFocus } from './move-focus.ts';
import styles from './Media.module.css';

/** CSS pixels of the preview, doubled. */
const WIDTH = 960;

const CROPS = ['16 / 9', '4 / 3', '1 / 1'] as const;

interface FocusFieldProps {
  /** Name of the picture in addresses. */
  files: string;
  /** Per cent from the left and from above. */
  x: number;
  y: number;
  onChange: (x: number, y: number) => void;
}

/** Where the subject of a picture stands: pressed with a mouse or moved by arrows; what the crops show follows it. */
export function FocusField({ files, x, y, onChange }: FocusFieldProps) {
  const src = pictureAddress(files, WIDTH);
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange(...moveFocus(0, 0, (event.clientX - left) / width, (event.clientY - top) / height));
  };
  const keys = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.1 : 0.02;
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    onChange(...moveFocus(x, y, dx * step, dy * step));
  };
  return (
    <div className={styles.focus} role="group" aria-label="Главное место картинки">
      <div className={styles.frame} onPointerDown={point} onPointerMove={point}>
        <img src={src} alt="" draggable={false} />
        <button
          type="button"
          className={styles.point}
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={`Главное место: ${x} % слева, ${y} % сверху. Двигайте стрелками`}
          onKeyDown={keys}
        />
      </div>
      <div className={styles.crops}>
        {CROPS.map((crop) => (
          <figure key={crop}>
            <img src={src} alt="" style={{ aspectRatio: crop, objectPosition: `${x}% ${y}%` }} />
            <figcaption>{crop.replace(' / ', ':')}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

const ARROWS: Readonly<Record<string, [dx: number, dy: number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
};
