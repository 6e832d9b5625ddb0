import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
} from 'react';
import { cx } from '../../core/cx.ts';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { formatFileSize } from '../../format/number.ts';
import { Field } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { addFiles, sayAccept, type FileLimits } from './check-file.ts';
import { FileList } from './FileList.tsx';
import styles from './FileField.module.css';

/** Other props, `ref` and `id` go to the `<input type="file">`, className to the root. */
export interface FileFieldProps
  extends
    FileLimits,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'accept'> {
  /** Words above the control. */
  label: ReactNode;
  /**
   * Help under the control.
   * @default what is accepted, and how large it may be
   */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the control invalid. */
  error?: ReactNode;
  /** Called with all chosen files after each change. */
  onFilesChange?: ((files: readonly File[]) => void) | undefined;
  /** How much of a file is sent, 0…1, by its name. */
  progress?: Readonly<Record<string, number>> | undefined;
}

/** Files to send: chosen or dropped, listed with their size; what does not pass is refused in words. */
export function FileField({
  label,
  accept,
  maxSize,
  maxCount,
  hint,
  error,
  onFilesChange,
  progress,
  multiple,
  id,
  className,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const filled = useMergedRef(input, ref);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const refusalsId = useId();

  const choose = (next: readonly File[]) => {
    setFiles(next);
    give(input.current, next);
    onFilesChange?.(next);
  };
  const add = (added: readonly File[]) => {
    if (rest.disabled || added.length === 0) return;
    const limits = { accept, maxSize, maxCount: multiple ? maxCount : 1 };
    const result = addFiles(multiple ? files : [], added, limits);
    setRefusals(result.refusals);
    choose(result.files);
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside && !rest.disabled);
  };

  return (
    <Field
      {...{ label, error, id }}
      className={className}
      hint={hint ?? limitsInWords(accept, maxSize)}
      describedBy={cx(refusals.length > 0 && refusalsId, describedBy) || undefined}
    >
      {(control) => (
        <>
          <span
            className={styles.drop}
            data-over={over || undefined}
            onDragOver={drag(true)}
            onDragLeave={drag(false)}
            onDrop={(event) => {
              drag(false)(event);
              add([...event.dataTransfer.files]);
            }}
          >
            <input
              {...rest}
              {...control}
              ref={filled}
              type="file"
              className={styles.input}
              accept={accept}
              multiple={multiple}
              onChange={(event) => add([...(event.currentTarget.files ?? [])])}
            />
            <Icon name="document" />
            <span>{multiple ? 'Выберите файлы' : 'Выберите файл'} или перетащите сюда</span>
          </span>
          <span id={refusalsId} className={styles.refusals} role="alert">
            {refusals.map((refusal) => (
              <span key={refusal}>
                <Icon name="warning" size={16} />
                {refusal}
              </span>
            ))}
          </span>
          <FileList
            {...{ files, progress }}
            disabled={rest.disabled}
            onRemove={(file) => {
              setRefusals([]);
              choose(files.filter((one) => one !== file));
              input.current?.focus();
            }}
          />
        </>
      )}
    </Field>
  );
}

/** The native input holds the same files, so a form sends them as any others. */
function give(input: HTMLInputElement | null, files: readonly File[]) {
  if (!input || typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

function limitsInWords(accept?: string, maxSize?: number): string {
  const size = maxSize && `до\u00a0${formatFileSize(maxSize)}`;
  return [accept && sayAccept(accept), size].filter(Boolean).join(', ');
}
