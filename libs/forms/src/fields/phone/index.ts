export { formatPhone, normalisePhone, PHONE_LENGTH } from '@m30/ui-kit/mask';
export { PhoneSchema } from './phone.schema.ts';
export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
