import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pictureRows } from '../../generator/objects.ts';
import type { Place } from './walk.ts';

const MEDIA = fileURLToPath(new URL('../../media/', import.meta.url));

const pictures = new Map(pictureRows().map((row) => [row.id, row]));

/** Properties that hold an address of a file. */
const FILES = new Set(['src', 'poster', 'video', 'file', 'instruction']);

/** Finds pictures and files of a value that are not in the media folder. */
export function pictureMistakes({ key, value }: Place): string[] {
  if (key === 'picture' || key === 'img') return picture(value);
  if (typeof value !== 'string') return [];
  const named = FILES.has(key) ? [value] : [];
  const inHtml = [...value.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)].map(([, src = '']) => src);
  return [...named, ...inHtml].flatMap((src) => fileMistake(src) ?? []);
}

function picture(value: unknown): string[] {
  if (typeof value === 'string' && value !== '') {
    return pictures.has(value) ? [] : [`no picture is named «${value}»`];
  }
  if (typeof value !== 'object' || value === null || !('id' in value)) return [];
  const { id } = value;
  const known = pictures.get(String(id));
  return known ? [] : [`no picture is named «${String(id)}»`];
}

function fileMistake(src: string): string | null {
  const [, name] = /^\/media\/([^?#]+)/.exec(src) ?? [];
  // A page in a frame: links see to it.
  if (name === undefined) return null;
  return existsSync(MEDIA + name) ? null : `«${src}» is not there`;
}
