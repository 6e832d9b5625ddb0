import type { Point } from './projection.ts';

/** Markers that would lie on each other, as one. */
export interface Cluster<Item> {
  /** The first one stands for all: the cluster is where it is. */
  point: Point;
  /** One or more, in their order. */
  items: Item[];
}

/**
 * Joins markers that are nearer to each other than a radius; earlier ones gather later ones.
 * @param radius pixels
 */
export function clustersOf<Item>(
  items: readonly Item[],
  pointOf: (item: Item) => Point,
  radius: number,
): Cluster<Item>[] {
  const clusters: Cluster<Item>[] = [];
  for (const item of items) {
    const point = pointOf(item);
    const near = clusters.find(
      (cluster) => Math.hypot(cluster.point.x - point.x, cluster.point.y - point.y) < radius,
    );
    if (near) near.items.push(item);
    else clusters.push({ point, items: [item] });
  }
  return clusters;
}
