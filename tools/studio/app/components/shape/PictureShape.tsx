import { useState, type ReactNode } from 'react';
import { Button } from '@m30/ui-kit/button';
import { PictureDialog } from '../media/PictureDialog.tsx';
import { pictureAddress } from '../media/picture-address.ts';
import type { Picture } from '../media/use-picture-uploads.ts';
import styles from './Fields.module.css';
import type { Shape } from './shape.ts';

/** What the library knows better than an editor. */
export const FILLED: ReadonlySet<string> = new Set([
  ...['id', 'src', 'width', 'height', 'colour', 'preview', 'focus'],
]);

/** Pixels of a picture where a field takes one file. */
const WIDTH = 1600;

interface PictureShapeProps {
  shape: Extract<Shape, { kind: 'picture' }>;
  label: string;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
  /** The other fields: its words here. */
  children: ReactNode;
}

/** A picture: chosen from the library, which fills in what is known of it; its words may be others here. */
export function PictureShape({
  shape,
  label,
  value,
  error,
  onChange,
  children,
}: PictureShapeProps) {
  const [choosing, setChoosing] = useState(false);
  const said = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const shown = addressOf(said);
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {error && <p role="alert">{error}</p>}
      {shown && <img className={styles.shown} src={shown} alt="" loading="lazy" />}
      <div className={styles.tools}>
        <Button variant="secondary" size="small" onClick={() => setChoosing(true)}>
          {shown ? 'Выбрать другую' : 'Выбрать из медиатеки'}
        </Button>
        {shown && (
          <Button variant="secondary" size="small" onClick={() => onChange(undefined)}>
            Убрать картинку
          </Button>
        )}
      </div>
      {shown && children}
      <PictureDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(picture) => {
          onChange({ ...ownPropsOf(said), ...filledBy(picture, shape) });
          setChoosing(false);
        }}
      />
    </fieldset>
  );
}

const ownPropsOf = (said: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(said).filter(([key]) => !FILLED.has(key)));

/** What of a picture the fields of a shape take. */
function filledBy(picture: Picture, { fields }: PictureShapeProps['shape']) {
  const known = { ...picture, src: pictureAddress(picture.files, WIDTH) } as Readonly<
    Record<string, unknown>
  >;
  const keys = fields.map(({ key }) => key).filter((key) => FILLED.has(key) || key === 'alt');
  return Object.fromEntries(
    keys.flatMap((key) => (known[key] === undefined ? [] : [[key, known[key]] as const])),
  );
}

function addressOf({ id, src }: Readonly<Record<string, unknown>>): string | null {
  if (typeof id === 'string' && id !== '') return pictureAddress(id);
  return typeof src === 'string' && src !== '' ? src : null;
}
