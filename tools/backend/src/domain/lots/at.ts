/** Element of a typed array at a position that is inside it; the compiler cannot know that. */
export function at(column: Uint8Array | Uint16Array | Uint32Array | Float64Array, index: number) {
  return column[index] ?? 0;
}
