import * as v from 'valibot';

/** Characters of a sentence at most. */
export const LONGEST_SENTENCE = 300;

const names = v.array(v.string());

/** What the catalogue knows by name, as the lexicon of sentences takes it. */
export const NamesSchema = v.object({
  complexes: v.array(v.object({ id: v.string(), names })),
  places: v.array(
    v.object({ kind: v.picklist(['station', 'district', 'town']), names, complexes: names }),
  ),
  programmes: v.array(v.object({ id: v.string(), names, bank: names })),
  buildings: v.array(v.object({ id: v.string(), names })),
});
