/** Round constants and initial state, FIPS 180-4 §4.2.2 and §5.3.3: fractions of the roots of the first primes. */
const K = new Int32Array(64);
const START = new Int32Array(8);

for (let candidate = 2, found = 0; found < 64; candidate++) {
  let divisor = 2;
  while (candidate % divisor) divisor++;
  if (divisor < candidate) continue;
  if (found < 8) START[found] = (candidate ** (1 / 2) % 1) * 2 ** 32;
  K[found++] = (candidate ** (1 / 3) % 1) * 2 ** 32;
}

/**
 * Prepares SHA-256 of `prefix + n` for many numbers: whole blocks of the prefix are hashed once.
 * Plain JavaScript, because WebCrypto's promise costs more than so short a message and is missing on plain http.
 * @returns eight 32-bit words, overwritten by the next call
 */
export function createHasher(prefix: string): (n: number) => Int32Array {
  const bytes = new TextEncoder().encode(prefix);
  const whole = bytes.length & ~63;
  const middle = START.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 0; at < whole; at += 64) compress(middle, view, at);

  const rest = bytes.length - whole;
  const tail = new Uint8Array(192);
  tail.set(bytes.subarray(whole));
  const tailView = new DataView(tail.buffer);
  const words = new Int32Array(8);

  return (n) => {
    const digits = String(n);
    let end = rest;
    for (let i = 0; i < digits.length; i++) tail[end++] = digits.charCodeAt(i);
    const length = ((end + 8) & ~63) + 64;
    tail[end] = 0x80;
    tail.fill(0, end + 1, length);
    tailView.setUint32(length - 4, (whole + end) * 8);
    words.set(middle);
    for (let at = 0; at < length; at += 64) compress(words, tailView, at);
    return words;
  };
}

const schedule = new Int32Array(64);
const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const at = (words: Int32Array, index: number) => words[index] ?? 0;

/** One block of FIPS 180-4 §6.2.2, added to `state`. */
function compress(state: Int32Array, block: DataView, offset: number): void {
  const w = schedule;
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let i = 0; i < 64; i++) {
    if (i < 16) w[i] = block.getInt32(offset + i * 4);
    else {
      const x = at(w, i - 15);
      const y = at(w, i - 2);
      w[i] =
        at(w, i - 16) +
        (rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)) +
        at(w, i - 7) +
        (rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10));
    }
    const t1 =
      h +
      (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
      ((e & f) ^ (~e & g)) +
      at(K, i) +
      at(w, i);
    const t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = at(state, i) + word));
}
