import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';

/** Stems of Russian words: «квартиру» and «квартирами» have the same one. */
export interface Stems {
  /**
   * Stems of words by the words; a word that says nothing alone («и», «для») has none.
   * @param keep remember them: right for the words of the site, wrong for what strangers type
   */
  of(words: readonly string[], keep?: boolean): Promise<ReadonlyMap<string, string | null>>;
}

/**
 * The Snowball stemmer that every PostgreSQL carries, the embedded one too. Words of the site are asked
 * for once, so that they can be found while the database is away; an unknown word is then its own stem.
 */
export function createStems(db: Database): Stems {
  const known = new Map<string, string | null>();

  async function ask(words: readonly string[]): Promise<Map<string, string | null>> {
    const rows = await db
      .select({
        word: sql<string>`word`,
        stem: sql<string | null>`array_to_string(ts_lexize('russian_stem', word), ' ')`,
      })
      .from(sql`jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as words(word)`);
    return new Map(rows.map(({ word, stem }) => [word, stem === '' ? null : stem]));
  }

  return {
    async of(words, keep = false) {
      const unknown = [...new Set(words.filter((word) => !known.has(word)))];
      const asked =
        unknown.length === 0
          ? new Map<string, string | null>()
          : await ask(unknown).catch((error: unknown) => {
              if (keep) throw error;
              return new Map(unknown.map((word) => [word, word]));
            });
      if (keep) for (const [word, stem] of asked) known.set(word, stem);
      return new Map(words.map((word) => [word, known.get(word) ?? asked.get(word) ?? null]));
    },
  };
}
