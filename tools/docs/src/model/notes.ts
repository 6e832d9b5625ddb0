import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ComponentNotes } from '@m30/ui-kit/testing';

/** `Name.notes.ts` beside an examples file; plain Node reads it. */
export async function notesBeside(examples: string): Promise<ComponentNotes | undefined> {
  const path = examples.replace(/\.examples\.tsx?$/, '.notes.ts');
  if (!existsSync(path)) return undefined;
  const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    notes: ComponentNotes;
  };
  return module.notes;
}
