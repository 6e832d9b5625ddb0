import { useState } from 'react';
import { correctDate } from '../../mask/date-rules.ts';
import type { Mask } from '../../mask/define-mask.ts';
import { masks, type MaskName } from '../../mask/masks.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { useMask, type MaskOwner } from './useMask.ts';

/** Other props, `ref` and `id` go to the `<input>`, className to the root. */
export interface MaskedFieldProps
  extends
    MaskOwner,
    Omit<
      Partial<TextFieldProps>,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onInvalid'
      | 'onInputCapture'
      | 'onPasteCapture'
      | 'inputRef'
    > {
  /** Which mask of the table; it brings label, keyboard, autofill and placeholder, and each can be said otherwise. */
  mask: MaskName;
  /** Called with the words about a date that was replaced by today’s. */
  onInvalid?: ((message: string) => void) | undefined;
  /**
   * The present moment, for the rules of dates.
   * @default () => new Date()
   */
  now?: (() => Date) | undefined;
}

const systemClock = () => new Date();

/**
 * One line of text in a mask of the table. Dates (`date`, `birthDate`, `issueDate`) that cannot be are replaced by
 * today’s, and the field says so until the next change; a number of another country stays as it is written, with words.
 */
export function MaskedField({
  mask: name,
  value,
  defaultValue,
  onValueChange,
  maskEngine,
  onInvalid,
  now = systemClock,
  error,
  ...rest
}: MaskedFieldProps) {
  const mask: Mask = masks[name];
  const [complaint, setComplaint] = useState<{ message: string; value: string }>();

  const accept = (shown: string) => {
    const complete = mask.pattern === masks.date.pattern && shown.length === mask.pattern.length;
    const correction = complete ? correctDate(shown, now()) : null;
    if (correction) {
      setComplaint(correction);
      // The mask is still telling of the wrong date; it hears of the right one after that.
      queueMicrotask(() => show(correction.value));
      onInvalid?.(correction.message);
      return;
    }
    const message = mask.complaint?.(shown);
    setComplaint((last) =>
      message ? { message, value: shown } : last?.value === shown ? last : undefined,
    );
    onValueChange?.(shown);
  };
  const { show, input, engine } = useMask(mask, {
    ...{ value, defaultValue, maskEngine },
    onValueChange: accept,
  });

  return (
    <>
      <TextField
        label={mask.label}
        inputMode={mask.inputMode}
        type={mask.inputMode === 'tel' ? 'tel' : 'text'}
        autoComplete={mask.autoComplete}
        placeholder={mask.placeholder}
        {...rest}
        {...input}
        error={error ?? (complaint && <span role="alert">{complaint.message}</span>)}
      />
      {engine}
    </>
  );
}
