/** What goes from one place to another as a hand or a step wants it. */
export interface Glide<Place> {
  readonly place: Place;
  /** Where it will be. */
  readonly goal: Place;
  /** Goes on to a moment of the frames, milliseconds, and asks for the next one until it is there. */
  step(now: number): void;
  /** @param isSmooth a button's or a key's step; what follows a finger is where the finger is */
  go(next: Place, isSmooth: boolean): void;
}

interface GlideOptions<Place> {
  between: (from: Place, to: Place, share: number) => Place;
  /** Milliseconds that a step takes. */
  duration: number;
  /** Every step arrives at once. */
  isStill: boolean | undefined;
  /** Asks for a frame. */
  request: () => void;
}

/** Begins at a place, and slows down towards each next one. */
export function createGlide<Place>(
  first: Place,
  { between, duration, isStill, request }: GlideOptions<Place>,
): Glide<Place> {
  let [place, from, goal] = [first, first, first];
  let started = 0;
  return {
    get place() {
      return place;
    },
    get goal() {
      return goal;
    },
    step(now) {
      if (place === goal) return;
      const share = isStill ? 1 : Math.min(1, (now - started) / duration);
      place = share >= 1 ? goal : between(from, goal, 1 - (1 - share) ** 3);
      if (place !== goal) request();
    },
    go(next, isSmooth) {
      from = place;
      goal = next;
      started = performance.now();
      if (!isSmooth) place = next;
      request();
    },
  };
}
