import type { AuthFields, FieldName } from '../../core/machine/auth-types.ts';
import type { ScreenProps } from './screen-props.ts';

/** Fields that hold text. */
type TextName = {
  [Name in FieldName]: AuthFields[Name] extends string ? Name : never;
}[FieldName];

/** Binds a field of text to the machine: value, highlight, and the focus that takes the highlight away. */
export function bindField(name: TextName, { snapshot, send }: ScreenProps) {
  const isWrong = snapshot.wrong.includes(name);
  return {
    name,
    required: true,
    readOnly: snapshot.pending !== null,
    value: snapshot.fields[name],
    'aria-invalid': isWrong || undefined,
    // What is filled but wrong is told by the message of the form.
    error: isWrong && snapshot.fields[name] === '' ? 'Заполните поле' : undefined,
    onBlur: () => send({ type: 'field.left', name }),
    onValueChange: (value: string) => send({ type: 'field.changed', name, value }),
  };
}
