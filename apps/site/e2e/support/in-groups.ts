/** Parts of a list, in its order: a browser that stays open looks faster, and no test takes as long as all. */
export function inGroups<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, index) => items.slice(index * most, (index + 1) * most));
}

/** «/katalog … /obekty», to find the test by. */
export function namesOf(addresses: readonly string[]): string {
  return `${addresses[0]} … ${addresses.at(-1)}`;
}
