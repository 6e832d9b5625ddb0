import type { BlockInput } from '@m30/blocks/server';
import type { ContentBlock } from '../../src/modules/content/library/types.ts';
import { toPicture } from '../../src/modules/media/to-picture.ts';
import { facePicture, portraitOf } from '../data/people.ts';
import { pictureRows } from '../generator/objects.ts';
import spots from '../media/spots/spots.json' with { type: 'json' };

/** A heading within a page. */
export const header = (text: string, tag: 'h2' | 'h3' = 'h2'): ContentBlock => ({
  type: 'header',
  tag,
  text,
});

/** Prose: HTML of paragraphs, lists, tables and links. */
export const text = (html: string): ContentBlock => ({ type: 'text', html: squeeze(html) });

/** A block as its schema wants it. */
export const block = (input: BlockInput): ContentBlock => ({ ...input });

/** Questions that open; search engines are told of them. */
export const faq = (
  items: readonly { title: string; html: string }[],
  title = 'Вопросы и ответы',
): ContentBlock =>
  block({
    type: 'faq',
    title,
    items: items.map((item) => ({ question: item.title, html: squeeze(item.html) })),
  });

/** What is done one after another; HTML tells more of a step. */
export const steps = (
  ...items: readonly (string | [title: string, html: string])[]
): ContentBlock =>
  block({
    type: 'steps',
    items: items.map((item) =>
      typeof item === 'string' ? { title: item } : { title: item[0], html: squeeze(item[1]) },
    ),
  });

/** The full conditions of the credits that a page names, folded; beside them `creditWords` stand in sight. */
export const conditions = (texts: readonly string[]): ContentBlock =>
  block({
    type: 'accordion',
    items: [
      {
        title: texts.length > 1 ? 'Полные условия кредитов' : 'Полные условия кредита',
        html: texts.map((one) => `<p>${one}</p>`).join(''),
      },
    ],
  });

/** Large figures in a row, each with what it counts. */
export const stats = (...items: readonly [value: string, text: string][]): ContentBlock =>
  block({ type: 'stats', items: items.map(([value, text]) => ({ value, text })) });

const stored = new Map(pictureRows().map((row) => [row.id, row]));

/**
 * A picture of the media folder, for the property of a block.
 * @throws Error where there is no such picture
 */
export function picture(id: string) {
  const row = stored.get(id);
  if (!row) throw new Error(`no picture is named «${id}»`);
  return toPicture(row);
}

/**
 * A spot drawing, for the property of a block: `spot('keys')`.
 * @throws Error where there is no such drawing
 */
export function spot(name: string) {
  const found = spots.find(({ id }) => id === `spot-${name}`);
  if (!found) throw new Error(`no drawing is named «${name}»`);
  return { src: `/media/spots/${found.file}`, alt: found.alt, width: 480, height: 360 };
}

/** What stands beside the words of a story. */
interface Beside {
  /** A figure of the text and what it counts, set large. */
  pull?: [value: string, text: string];
  /** What is said in passing. */
  note?: [title: string, text: string];
}

/** Prose of a story with a large figure or a note beside it. */
export const story = (html: string, { pull, note }: Beside): ContentBlock => ({
  ...text(html),
  ...(pull && { pull: { value: pull[0], text: pull[1] } }),
  ...(note && { note: { title: note[0], text: note[1] } }),
});

/** The picture that a story of somebody's opens with; the author is of the company and has a portrait. */
export const signed = (id: string, name: string, role: string): ContentBlock => ({
  ...image(id),
  author: { name, role, picture: facePicture(name) },
});

/** The first words of a guide with a drawing beside them. */
export const drawn = (name: string, html: string): ContentBlock => ({
  ...text(html),
  drawing: spot(name),
});

/** A picture between the words, cut to a calm band. */
export const image = (id: string, description?: string): ContentBlock =>
  block({
    type: 'image',
    picture: picture(id),
    enlarge: true,
    ratio: 2.2,
    ...(description && { description }),
  });

/** A document of the company's own, by the name of its file. */
export const document = (name: string, label: string) => ({
  type: 'file' as const,
  label,
  file: { src: `/media/documents/${name}.pdf`, type: 'pdf' },
});

/** Photographs that open one after another. */
export const gallery = (title: string, ...pictures: readonly [id: string, caption: string][]) =>
  block({
    type: 'gallery',
    title,
    columns: pictures.length === 2 ? 2 : 3,
    pictures: pictures.map(([id, caption]) => ({ ...picture(id), caption })),
  });

/** Words of somebody, with the portrait where there is one. */
export function quote(text: string, author: string, role: string): ContentBlock {
  const picture = portraitOf(author) !== null && { picture: facePicture(author) };
  return block({ type: 'quote', text, author, role, ...picture, theme: 'paper' });
}

/** Links to other pages as a list with captions. */
export const links = (
  title: string,
  ...items: readonly [title: string, link: string, caption: string][]
): ContentBlock =>
  block({
    type: 'link',
    title,
    items: items.map(([name, link, caption]) => ({ title: name, link, caption })),
  });

/** Flats of a selection, as they are now. */
export const lots = (title: string, query: string, limit = 3): ContentBlock =>
  block({
    type: 'lots',
    title,
    query,
    limit,
    link: { label: 'Все такие квартиры', link: `/katalog?${query}` },
  });

/** Forms without a subject of their own: their window is headed by what its button says. */
const PLAIN_FORMS = new Set(['callRequest', 'callRequestSecondary', 'callProject']);

/** A band with a button that opens the form of a modal: `showroom`, `callSpecialist`, … */
export const form = (typeform: string, label: string, note: string): ContentBlock => ({
  type: 'buttonform',
  theme: 'paper',
  typeform,
  label,
  text: note,
  ...(PLAIN_FORMS.has(typeform) && { data: { title: label } }),
});

/** A lead form within the page. */
export const inlineForm = (
  typeform: 'setCallFromLanding' | 'callRequest' | 'callSpecialist',
  title: string,
  note: string,
): ContentBlock => block({ type: 'form', typeform, title, text: note });

/** Words of a page that stand large above everything: as many as one takes in at a glance. */
const LEAD = 420;

/** What may stand before the first words of a page. */
const BEFORE_WORDS = new Set(['banner', 'countdown', 'stats']);

/** The same blocks, the first words of the page in larger type where they are few. */
export function withLead(blocks: readonly ContentBlock[]): ContentBlock[] {
  const at = blocks.findIndex(({ type }) => !BEFORE_WORDS.has(type));
  const first = blocks[at];
  if (first?.type !== 'text') return [...blocks];
  const { html } = first;
  const isShort = typeof html === 'string' && /^<p>/.test(html) && html.length < LEAD;
  return blocks.with(at, isShort ? { ...first, lead: true } : first);
}

/** A story opens with its picture, the first words stand below it. */
export function opened(blocks: readonly ContentBlock[]): ContentBlock[] {
  const [first, second, ...others] = blocks;
  const isWordsFirst = first?.type === 'text' && second?.type === 'image';
  return isWordsFirst ? [second, first, ...others] : [...blocks];
}

/** The form that ends a page: name and phone, under words of the page's own. */
export const closing = (title: string, note: string): ContentBlock =>
  inlineForm('callRequest', title, note);

/** A button that opens the callback form under the button's own words. */
export const callback = (label: string, note: string): ContentBlock => ({
  ...form('callRequest', label, note),
  data: { title: label },
});

const BLOCK = '</?(?:p|ul|ol|li|table|thead|tbody|tr|th|td)>';
const AROUND_BLOCKS = new RegExp(` ?(${BLOCK}) ?`, 'g');

/** Source lines are indented for reading; the markup needs none of it, but for a blank between words. */
function squeeze(html: string): string {
  return html
    .replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks))
    .replace(AROUND_BLOCKS, '$1')
    .trim();
}
