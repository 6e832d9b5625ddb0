import { useId } from 'react';
import styles from './list.module.css';

export interface ChooseFilesProps {
  /** As in HTML: «.pdf,.jpg». */
  accept: string;
  /** On the button: «Выбрать файл». */
  label: string;
  /** What the files are of, for those who hear the button alone. */
  of: string;
  /** @default a generated one */
  id?: string | undefined;
  /** Id of further words: which files are taken. */
  describedBy?: string | undefined;
  disabled?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** A button that opens the choice of files (on a phone also the camera). */
export function ChooseFiles(props: ChooseFilesProps) {
  const { accept, label, of, describedBy, disabled, onChoose } = props;
  const generated = useId();
  const input = props.id ?? generated;
  return (
    <label className={styles.choose} htmlFor={input} data-disabled={disabled || undefined}>
      <input
        id={input}
        type="file"
        multiple
        accept={accept}
        disabled={disabled}
        aria-describedby={describedBy}
        className="visually-hidden"
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {label}
      <span className="visually-hidden">: {of}</span>
    </label>
  );
}
