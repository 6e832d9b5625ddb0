import { moscowDay, moscowIso, moscowTime } from '@m30/ui-kit/format';
import { TextField } from '@m30/ui-kit/text-field';

interface MomentFieldProps {
  label: string;
  /** ISO instant; `null` is none. */
  value: string | null;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (value: string | null) => void;
}

/** A day and a time of Moscow. */
export function MomentField({ value, onChange, ...field }: MomentFieldProps) {
  return (
    <TextField
      {...field}
      type="datetime-local"
      value={localOf(value)}
      onChange={(event) => onChange(instantOf(event.currentTarget.value))}
    />
  );
}

const localOf = (instant: string | null) =>
  instant ? `${moscowDay(new Date(instant))}T${moscowTime(new Date(instant))}` : '';

const instantOf = (local: string) => {
  const [day, time] = local.split('T');
  return day ? moscowIso(day, time) : null;
};
