/** Whether a JSON value holds more than `most` values, itself among them; looks at no more than that. */
export function holdsMoreThan(most: number, value: unknown): boolean {
  const waiting = [value];
  let seen = 0;
  while (waiting.length > 0) {
    const one = waiting.pop();
    seen += 1;
    if (typeof one !== 'object' || one === null) continue;
    const inner: unknown[] = Array.isArray(one) ? one : Object.values(one);
    if (seen + waiting.length + inner.length > most) return true;
    for (const each of inner) waiting.push(each);
  }
  return seen > most;
}
