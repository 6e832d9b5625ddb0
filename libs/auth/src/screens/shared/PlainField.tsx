import { TextField, type TextFieldProps } from '@m30/ui-kit/text-field';

/** Props of the kit's text field; `onValueChange` gets the value itself. */
export interface PlainFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** A field of text whose owner gets the value. */
export function PlainField({ onValueChange, ...rest }: PlainFieldProps) {
  return <TextField {...rest} onChange={({ target }) => onValueChange(target.value)} />;
}
