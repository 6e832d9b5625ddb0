import { pictureRows } from '../../generator/objects.ts';
import type { Place } from './walk.ts';

const views = new Map(pictureRows().map(({ id, view }) => [id, view]));

/** What a room is called; «дом», «корпус» and «двор» are none. */
const ROOMS =
  /(кухн|спальн|детск(?:ая|ой|ую) комнат|ванн(?:ая|ой|ую)|прихож|отделк|меблиров|мебел|обстанов|дизайн-проект|интерьер|вестибюл)/i;

/** Views from outside. */
const OUTSIDE = new Set(['hero', 'facade', 'aerial', 'street', 'courtyard']);

/** Words that say what a picture beside them is about. */
const WORDS = ['title', 'label', 'caption', 'description', 'text'];

/** Finds a picture of a house from outside where the words beside it speak of a room. */
export function roomMistakes({ value }: Place): string[] {
  if (typeof value !== 'object' || value === null || !('picture' in value)) return [];
  // Somebody who is quoted may think of his kitchen and send a picture of the yard.
  if ('author' in value) return [];
  const { picture } = value;
  const id =
    typeof picture === 'object' && picture !== null && 'id' in picture ? picture.id : picture;
  if (!OUTSIDE.has(views.get(String(id)) ?? '')) return [];
  const words = Object.entries(value).flatMap(([key, said]) =>
    WORDS.includes(key) && typeof said === 'string' ? said : [],
  );
  const spoken = words.find((said) => ROOMS.test(said));
  return spoken === undefined
    ? []
    : [`«${String(id)}» is a house where a room is spoken of: «${spoken}»`];
}

/** Finds pictures of houses among the blocks of a page that is about rooms. */
export function roomPageMistakes(page: { title: string; blocks: readonly object[] }): string[] {
  if (!ROOMS.test(page.title)) return [];
  return page.blocks.flatMap((block) => {
    const picture: unknown = 'picture' in block ? block.picture : undefined;
    const id =
      typeof picture === 'object' && picture !== null && 'id' in picture ? String(picture.id) : '';
    return OUTSIDE.has(views.get(id) ?? '')
      ? [`shows the house «${id}», though it is about rooms`]
      : [];
  });
}
