export { formatPhone, nationalDigits, normalisePhone, PHONE_LENGTH } from '@m30/ui-kit/mask';
