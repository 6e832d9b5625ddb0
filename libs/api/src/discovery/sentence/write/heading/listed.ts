/** «балконом, лоджией и видом на воду». */
export function listed(words: readonly unknown[], before: 'и' | 'или'): string {
  const last = words.at(-1);
  const first = words.slice(0, -1).join(', ');
  return first ? `${first} ${before} ${String(last)}` : String(last ?? '');
}
