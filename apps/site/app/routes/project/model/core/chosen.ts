import type { ModelFlat } from '@m30/scene/model';
import type { ModelPick } from '@m30/scene/viewer';
import type { Flat } from './flats.ts';

/** What is chosen: a building, perhaps a storey of it, perhaps a flat. */
export interface Chosen {
  subvendor: string;
  floor: number | null;
  /** Id of the flat. */
  flat: string | null;
}

export function isSame(one: Chosen | null, other: Chosen | null): boolean {
  if (!one || !other) return one === other;
  return one.subvendor === other.subvendor && one.floor === other.floor && one.flat === other.flat;
}

/** Names of the model and of the store for each other. */
export interface Names {
  /** Label of a building in the model by its alias. */
  labels: ReadonlyMap<string, string>;
  aliases: ReadonlyMap<string, string>;
  /** Place of a flat in the model by its id. */
  places: ReadonlyMap<string, number>;
}

/** Flats that both know tell which building is which. */
export function namesOf(placed: readonly ModelFlat[], flats: readonly Flat[]): Names {
  const places = new Map(placed.map(({ id }, index) => [id, index]));
  const pairs = flats.flatMap(({ cell, subvendor }) => {
    const found = placed[places.get(cell.id) ?? -1];
    return found ? [[subvendor, found.building] as const] : [];
  });
  return {
    labels: new Map(pairs),
    aliases: new Map(pairs.map(([alias, label]) => [label, alias])),
    places,
  };
}

/** What was pointed at in the model, in the names of the store; `null` for what is not sold here. */
export function chosenOf(
  pick: ModelPick | null,
  { aliases }: Names,
  placed: readonly ModelFlat[],
): Chosen | null {
  if (!pick) return null;
  if (pick.kind === 'flat') {
    const found = placed[pick.flat];
    const subvendor = found && aliases.get(found.building);
    return found && subvendor ? { subvendor, floor: found.floor, flat: found.id } : null;
  }
  const subvendor = aliases.get(pick.building);
  if (!subvendor) return null;
  return { subvendor, floor: pick.kind === 'storey' ? pick.floor : null, flat: null };
}

/** The same for the viewer; a flat that the model cannot place is marked by its storey. */
export function pickOf(
  { subvendor, floor, flat }: Chosen,
  { labels, places }: Names,
): ModelPick | null {
  const place = flat === null ? undefined : places.get(flat);
  if (place !== undefined) return { kind: 'flat', flat: place };
  const building = labels.get(subvendor);
  if (building === undefined) return null;
  return floor === null ? { kind: 'building', building } : { kind: 'storey', building, floor };
}
