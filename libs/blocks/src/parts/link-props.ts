/** Attributes of a link: other sites open in a tab of their own, without an opener. */
export function linkProps({ href, external }: { href: string; external: boolean }) {
  return external
    ? { href, target: '_blank' as const, rel: 'noopener noreferrer' as const }
    : { href };
}
