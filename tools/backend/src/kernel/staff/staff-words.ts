import { formatPhone, normalisePhone } from '@m30/ui-kit/mask';

/** A stored phone as it is dialled: `8 (921) 555-01-02`. A plus would be a formula in a table. */
export const dialled = (phone: string): string =>
  normalisePhone(phone) === null ? phone : formatPhone(phone).replace('+7', '8');
