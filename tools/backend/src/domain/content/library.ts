import { asc, desc, eq } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Database } from '../../db/database.ts';
import * as schema from '../../db/schema/index.ts';
import { readServices, type ServiceSection } from './find-service.ts';
import { toPicture } from '../objects/to-picture.ts';

type Office = ResultOf<'Content.GetOffices'>['offices'][number];
type Promo = ResultOf<'Content.GetPromos'>['promos'][number];
type Page = ResultOf<'Content.GetPage'>;
type NewsTeaser = ResultOf<'Content.GetNews'>['news'][number];

/** A news item with what only its own page shows. */
export interface NewsItem {
  teaser: NewsTeaser;
  vendor: string | null;
  blocks: Page['blocks'];
}

/** All content as it was read from the database, in the shapes of the contract. */
export interface Library {
  site: ResultOf<'Content.GetTemplate'>;
  account: ResultOf<'LK.GetTemplate'>;
  offices: readonly Office[];
  /** Newest first. */
  news: readonly NewsItem[];
  /** In the order of the page, in force or not. */
  promos: readonly Promo[];
  /** By id, in the order of the list. */
  services: ReadonlyMap<string, ServiceSection>;
  /** By path, without a trailing slash. */
  pages: ReadonlyMap<string, Page>;
}

/**
 * Reads all content.
 * @throws Error when a template is missing
 */
export async function readLibrary(db: Database): Promise<Library> {
  const templates = await db.select().from(schema.templates);
  const template = (id: 'site' | 'account') => {
    const found = templates.find((row) => row.id === id);
    if (!found) throw new Error(`templates has no row «${id}»`);
    return found.body;
  };
  return {
    site: template('site') as Library['site'],
    account: template('account') as Library['account'],
    offices: await readOffices(db),
    news: await readNews(db),
    promos: await readPromos(db),
    services: await readServices(db),
    pages: new Map((await db.select().from(schema.pages)).map((page) => [page.path, page])),
  };
}

async function readOffices(db: Database): Promise<Office[]> {
  const rows = await db
    .select()
    .from(schema.offices)
    .leftJoin(schema.pictures, eq(schema.offices.picture, schema.pictures.id))
    .orderBy(asc(schema.offices.position));
  return rows.map(({ offices: office, pictures: picture }) => ({
    alias: office.alias,
    title: office.title,
    address: office.address,
    coordinate: [office.lat, office.lon],
    phone: office.phone,
    working: office.working.map((text) => ({ text })),
    notification: office.notification,
    picture: picture && toPicture(picture),
  }));
}

async function readNews(db: Database): Promise<NewsItem[]> {
  const rows = await db
    .select()
    .from(schema.news)
    .leftJoin(schema.pictures, eq(schema.news.picture, schema.pictures.id))
    .orderBy(desc(schema.news.date), asc(schema.news.alias));
  return rows.map(({ news: { alias, title, lead, date, topic, vendor, blocks }, pictures }) => ({
    teaser: { alias, title, lead, date, topic, picture: pictures && toPicture(pictures) },
    vendor,
    blocks,
  }));
}

async function readPromos(db: Database): Promise<Promo[]> {
  const rows = await db.select().from(schema.promos).orderBy(asc(schema.promos.position));
  return rows.map(({ position: _position, startsOn, endsOn, ...promo }) => ({
    ...promo,
    from: startsOn,
    to: endsOn,
  }));
}
