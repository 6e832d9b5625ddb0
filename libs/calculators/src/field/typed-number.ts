/**
 * A number as people type it, «6 400 000», «17,5», «20.1 %», «6 400 000 ₽»; `null` for anything else.
 * Signs are not read: no amount of a calculator is negative.
 */
export function parseTyped(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f₽%]/g, '').replace(',', '.');
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}
