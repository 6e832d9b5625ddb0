/** Bytes of a text as a stream gives them: in parts that end anywhere, within a letter too. */
export async function* partsOf(
  bytes: Uint8Array,
  size = bytes.byteLength,
): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  const step = Math.max(1, size);
  for (let at = 0; at < bytes.byteLength; at += step) yield bytes.subarray(at, at + step);
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Windows-1251 of Russian letters and ASCII. */
export function inWindows1251(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code < 0x80 ? code : code - 0x410 + 0xc0;
  });
}
