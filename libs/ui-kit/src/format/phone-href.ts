/** Address of a phone number as people write it: «+7 (812) 330-30-30» → `tel:+78123303030`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
