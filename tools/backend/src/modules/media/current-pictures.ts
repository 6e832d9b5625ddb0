import { toPicture, type PictureRow } from './to-picture.ts';

/** Uploaded pictures by their names. */
export type UploadedPictures = ReadonlyMap<string, PictureRow>;

/**
 * A copy of the data of blocks in which every uploaded picture has its present files, size and focus: a picture that was replaced is another
 * one wherever it stands. Its words stay those of the block.
 */
export function withCurrentPictures<Value>(value: Value, uploaded: UploadedPictures): Value {
  return uploaded.size === 0 ? value : (fresh(value, uploaded) as Value);
}

function fresh(value: unknown, uploaded: UploadedPictures): unknown {
  if (Array.isArray(value)) return value.map((item) => fresh(item, uploaded));
  if (value === null || typeof value !== 'object') return value;
  const { id, width } = value as { id?: unknown; width?: unknown };
  const row = typeof id === 'string' && typeof width === 'number' ? uploaded.get(id) : undefined;
  if (row) {
    const { alt: _, ...present } = toPicture(row);
    const { focus: __, ...said } = value as { focus?: unknown };
    return { ...said, ...present };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fresh(item, uploaded)]),
  );
}
