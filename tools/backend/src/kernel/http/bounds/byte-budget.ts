/** Bytes that may be held at once; each acquisition is released by its caller. */
export interface ByteBudget {
  /** `false` takes nothing: there is no room for so many. */
  take(bytes: number): boolean;
  give(bytes: number): void;
  readonly taken: number;
}

/** Makes a budget of `most` bytes. */
export function createByteBudget(most: number): ByteBudget {
  let taken = 0;
  return {
    take(bytes) {
      if (taken + bytes > most) return false;
      taken += bytes;
      return true;
    },
    give(bytes) {
      taken -= bytes;
    },
    get taken() {
      return taken;
    },
  };
}
