import { TextField } from '@m30/ui-kit/text-field';

export interface CurrentPasswordProps {
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
}

/** The password that proves a change: an open page alone, or a copied session, changes nothing. */
export function CurrentPassword({ onValueChange, ...rest }: CurrentPasswordProps) {
  return (
    <TextField
      label="Нынешний пароль"
      name="password"
      type="password"
      autoComplete="current-password"
      onChange={({ target }) => onValueChange(target.value)}
      {...rest}
    />
  );
}
