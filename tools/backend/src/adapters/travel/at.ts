/** Number at a position that is inside the list; the compiler cannot know that. */
export const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;
