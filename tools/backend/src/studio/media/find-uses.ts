import type { StudioResult } from '@m30/studio/contract/client';
import type { Database } from '../../kernel/db/database.ts';
import { reviews } from '../../modules/content/library/content-reviews.table.ts';
import {
  news,
  offices,
  pages,
  promos,
  templates,
} from '../../modules/content/library/content.table.ts';
import { pageDrafts } from '../../modules/content/page-draft/page-drafts.table.ts';
import { partnerships } from '../../modules/content/partnership/partnerships.table.ts';
import { guideVideos } from '../../modules/content/widget/widgets.table.ts';
import { complexes, plans } from '../../modules/estate/objects.table.ts';
import { premises } from '../../modules/estate/premises.table.ts';
import { resaleFlats } from '../../modules/estate/resale.table.ts';
import { namesIn } from './names-in.ts';

type Use = StudioResult<'Pictures.Get'>['picture']['used'][number];

/** Every place that uses a picture, by its name. */
export type Uses = ReadonlyMap<string, readonly Use[]>;

/** A place with all that it says of pictures. */
interface Place extends Use {
  names: Iterable<string>;
}

/** Finds what uses which picture. The content is some hundreds of rows: it is read whole, so that no use is overlooked. */
export async function findUses(db: Database): Promise<Uses> {
  const places = [
    ...(await pagesOf(db)),
    ...(await entriesOf(db)),
    ...(await reviewsOf(db)),
    ...(await estateOf(db)),
  ];
  const uses = new Map<string, Use[]>();
  for (const { names, ...use } of places) {
    for (const name of new Set(names)) uses.set(name, [...(uses.get(name) ?? []), use]);
  }
  return uses;
}

const some = (...names: (string | null)[]) => names.filter((name) => name !== null);
const desk = (path: string, query: Record<string, string>) =>
  `/studio/${path}?${new URLSearchParams(query).toString()}`;

/** A page is used by its draft as well: what is being written must not lose its pictures. */
async function pagesOf(db: Database): Promise<Place[]> {
  const drafts = new Map(
    (await db.select().from(pageDrafts)).map(({ path, body }) => [path, body] as const),
  );
  const found = (await db.select().from(pages)).map(({ path, title, picture, blocks, next }) => ({
    ...{ what: 'Страница', title, to: desk('pages', { path }) },
    names: [...some(picture), ...namesIn([blocks, next, drafts.get(path)])],
  }));
  const around = { what: 'Меню и подвал', title: 'Меню и контакты', to: '/studio/menus' };
  return [...found, { ...around, names: namesIn(await db.select().from(templates)) }];
}

async function entriesOf(db: Database): Promise<Place[]> {
  const entry = (view: string, alias: string) => desk('content', { view, entry: alias });
  const articles = (await db.select().from(news)).map(({ alias, title, picture, blocks }) => ({
    ...{ what: 'Новость', title, to: entry('news', alias) },
    names: [...some(picture), ...namesIn(blocks)],
  }));
  const offered = (await db.select().from(promos)).map(({ alias, title, picture }) => ({
    ...{ what: 'Акция', title, to: entry('promos', alias), names: some(picture) },
  }));
  const open = (await db.select().from(offices)).map(({ alias, title, picture }) => ({
    ...{ what: 'Офис', title, to: entry('offices', alias), names: some(picture) },
  }));
  return [...articles, ...offered, ...open];
}

async function reviewsOf(db: Database): Promise<Place[]> {
  const rows = await db.select().from(reviews);
  return rows.map(({ guid, author, state, picture, portrait }) => ({
    ...{ what: 'Отзыв', title: author, to: desk('reviews', { view: state, review: guid }) },
    names: [...some(picture), ...namesIn(portrait)],
  }));
}

/** What has no desk is shown by its page. */
async function estateOf(db: Database): Promise<Place[]> {
  const built = (await db.select().from(complexes)).map((one) => ({
    ...{ what: 'Комплекс', title: one.name, to: `/obekty/${one.vendor}` },
    names: [...some(one.picture, one.genplan), ...one.gallery],
  }));
  const resold = (await db.select().from(resaleFlats)).map((one) => ({
    ...{ what: 'Вторичное жильё', title: one.address, to: `/vtorichka/${one.id}` },
    names: one.pictures,
  }));
  const partners = (await db.select().from(partnerships)).map((one) => ({
    ...{ what: 'Партнёр', title: one.title, to: `/lk/partnerships/${one.alias}` },
    names: [...some(one.picture), ...namesIn(one.blocks)],
  }));
  const films = (await db.select().from(guideVideos)).map(({ title, poster }) => ({
    ...{ what: 'Видеогид', title, to: '/', names: namesIn(poster) },
  }));
  return [...built, ...(await drawnOf(db)), ...resold, ...partners, ...films];
}

/** Drawings that an import has fetched: `/media/2k-64_v1-1280.avif`. */
const UPLOADED = /^\/media\/([a-z0-9-]+)_v\d/;

async function drawnOf(db: Database): Promise<Place[]> {
  const types = await db.select({ title: plans.title, drawing: plans.drawing }).from(plans);
  const rented = await db.selectDistinct({ drawing: premises.drawing }).from(premises);
  const drawn = [...types, ...rented.map(({ drawing }) => ({ title: 'Помещения', drawing }))];
  return drawn.flatMap(({ title, drawing }) => {
    const name = UPLOADED.exec(drawing)?.[1];
    return name === undefined
      ? []
      : [{ what: 'Планировка', title, to: '/studio/lots', names: [name] }];
  });
}
