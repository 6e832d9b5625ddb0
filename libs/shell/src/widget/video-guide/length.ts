/**
 * Seconds that a film plays, of the part that its address names (`#t=5.9,8.1`) or else of all.
 * @param duration of the whole file, in seconds; `Infinity` of a stream
 * @returns null where it is not known
 */
export function lengthOf(address: string, duration: number): number | null {
  const [, from = '0', to = String(duration)] = /#t=([\d.]+)(?:,([\d.]+))?$/.exec(address) ?? [];
  const seconds = Math.min(Number(to), duration) - Number(from);
  return Number.isFinite(seconds) && seconds > 0 ? Math.max(1, Math.round(seconds)) : null;
}

/** As players write it: «0:09», «12:05». */
export const lengthWords = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
