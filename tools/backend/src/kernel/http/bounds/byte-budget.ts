/** Bytes that may be held at once; each acquisition is released by its caller. */
export interface ByteBudget {
  /** `false` takes nothing: there is no room for so many. */
  take(bytes: number): boolean;
  give(bytes: number): void;
  readonly reserved: number;
}

/** Makes a budget of `most` bytes. */
export function createByteBudget(most: number): ByteBudget {
  let reserved = 0;
  return {
    take(bytes) {
      if (reserved + bytes > most) return false;
      reserved += bytes;
      return true;
    },
    give(bytes) {
      reserved -= bytes;
    },
    get reserved() {
      return reserved;
    },
  };
}
