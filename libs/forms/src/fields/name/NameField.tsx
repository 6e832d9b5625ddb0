import { TextField, type TextFieldProps } from '@m30/ui-kit/text-field';

export type NameFieldProps = Partial<TextFieldProps>;

/** How to call the visitor; fills itself in from the browser's own data. */
export function NameField(props: NameFieldProps) {
  return <TextField label="Имя" name="name" autoComplete="name" maxLength={100} {...props} />;
}
