import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '@m30/ui-kit/button';
import styles from './Media.module.css';

/** What the system's own window offers; the server looks at the content. */
const ACCEPT = '.jpg,.jpeg,.png,.webp,.avif,.svg';

interface DropPicturesProps {
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A place that pictures may be dropped on; a button does the same. */
export function DropPictures({ onFiles, children }: DropPicturesProps) {
  const [over, setOver] = useState(false);
  const isFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}

interface ChooseProps {
  label: ReactNode;
  /** @default false */
  multiple?: boolean;
  loading?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the system's window of files. */
export function ChoosePictures({ label, multiple = false, loading = false, onFiles }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        loading={loading}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Файлы картинок"
        accept={ACCEPT}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
