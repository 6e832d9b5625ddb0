import { MaskedField, type MaskedFieldProps } from '@m30/ui-kit/masked-field';

/** Other props go to the kit's masked field. */
export type PhoneFieldProps = Omit<MaskedFieldProps, 'mask' | 'onInvalid' | 'now'>;

/** A Russian phone in the mask «+7 (###) ###-##-##»; understands 8…, 7…, +7… typed, pasted or filled in. */
export function PhoneField(props: PhoneFieldProps) {
  return <MaskedField mask="phone" name="phone" {...props} />;
}
