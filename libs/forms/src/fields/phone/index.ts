export { formatPhone, normalisePhone, PHONE_LENGTH } from './normalise-phone.ts';
export { PhoneSchema } from './phone.schema.ts';
export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
