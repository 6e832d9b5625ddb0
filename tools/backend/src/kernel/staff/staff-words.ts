/** A stored phone as it is dialled: `8 (921) 555-01-02`. A plus would be a formula in a table. */
export function dialled(phone: string): string {
  return phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '8 ($1) $2-$3-$4');
}
