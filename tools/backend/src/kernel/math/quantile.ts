/** The middle value; of an even number the mean of the two. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * The value below which a share of all lies, between neighbours in proportion.
 * @param share 0…1
 * @throws RangeError when there are no values
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (low === undefined || high === undefined) throw new RangeError('A quantile of nothing');
  return low + (high - low) * (at - Math.floor(at));
}
