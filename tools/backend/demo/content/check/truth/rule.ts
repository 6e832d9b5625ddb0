import type { Statement } from './statements.ts';
import type { World } from './world.ts';

/** A rule that needs the words of a sentence alone. */
export interface WordRule {
  /** As `docs/content.md` lists it. */
  name: string;
  /** What is wrong with a sentence; `null` where nothing is, or where the rule has nothing to say. */
  find(statement: Pick<Statement, 'text'>): string | null;
}

/** A rule that single sentences are held against. */
export interface SentenceRule {
  /** As `docs/content.md` lists it. */
  name: string;
  /** What is wrong with a sentence; `null` where nothing is, or where the rule has nothing to say. */
  find(statement: Statement, world: World): string | null | Promise<string | null>;
}
