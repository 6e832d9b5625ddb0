import { useId, useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import styles from './Media.module.css';
import { PictureDialog } from './PictureDialog.tsx';
import { pictureAddress } from './picture-address.ts';

interface PictureFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Id in the library; empty is none. */
  value: string;
  onChange: (value: string) => void;
}

/** A picture of the library. */
export function PictureField({ label, hint, error, value, onChange }: PictureFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const id = useId();
  return (
    <div className={styles.picture} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      {hint && <small>{hint}</small>}
      {value && <img src={pictureAddress(value)} alt={`Выбрана ${value}`} loading="lazy" />}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          data-wrong={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => setChoosing(true)}
        >
          {value ? 'Выбрать другую' : 'Выбрать из медиатеки'}
        </Button>
        {value && (
          <Button variant="secondary" size="small" onClick={() => onChange('')}>
            Убрать картинку
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" id={`${id}-error`}>
          {error}
        </p>
      )}
      <PictureDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(picture) => {
          onChange(picture.id);
          setChoosing(false);
        }}
      />
    </div>
  );
}
