import type { CaptionedPicture } from '@m30/ui-kit/lightbox';

/**
 * Reads the pictures of a trigger; what is no picture is left out.
 * @param json array of `{ id, width, height, alt?, colour?, caption? }`
 */
export function readPictures(json: string | undefined): CaptionedPicture[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.flatMap(readPicture) : [];
  } catch {
    return [];
  }
}

function readPicture(value: unknown): CaptionedPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, width, height, alt, colour, caption } = value as Record<string, unknown>;
  // The id becomes a part of an address.
  if (
    typeof id !== 'string' ||
    !/^[\w-]+(\/[\w-]+)*$/.test(id) ||
    !isSize(width) ||
    !isSize(height)
  )
    return [];
  return [
    {
      id,
      width,
      height,
      alt: typeof alt === 'string' ? alt : '',
      colour: typeof colour === 'string' ? colour : 'transparent',
      ...(typeof caption === 'string' && { caption }),
    },
  ];
}

const isSize = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
