/** Address of a phone number as people write it: «+7 (812) 330-30-30» → `tel:+78123303030`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/**
 * Properties of a link to call the company by, whose only child is the number. A call tracker may write another one over
 * it, also before React has come to that part of the page: what it wrote then stays.
 */
export const phoneLink = (phone: string) => ({
  href: phoneHref(phone),
  suppressHydrationWarning: true,
});
