/** Runs a piece of work by its name; who asks for the same while it runs gets the same outcome. */
export function createSharedWork<Outcome>() {
  const underWay = new Map<string, Promise<Outcome>>();
  return (name: string, work: () => Promise<Outcome>): Promise<Outcome> => {
    const same = underWay.get(name);
    if (same) return same;
    const one = work().finally(() => underWay.delete(name));
    underWay.set(name, one);
    return one;
  };
}
