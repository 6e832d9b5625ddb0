import { asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Database } from '../../../kernel/db/database.ts';
import { withCurrentPictures, type UploadedPictures } from '../../media/current-pictures.ts';
import { readCompany, type CompanySettings } from '../settings/company-settings.ts';
import { toPicture } from '../../media/to-picture.ts';
import { readServices, type ServiceSection } from './read-services.ts';
import type { Publishing } from './publishing.ts';
import { readReviews, type StoredReview } from './read-reviews.ts';
import type { PageVersion } from './types.ts';
import { complexes } from '../../estate/objects.table.ts';
import { pictures } from '../../media/pictures.table.ts';
import { vacancies } from './content-vacancies.table.ts';
import * as tables from './content.table.ts';

type Office = ResultOf<'Content.GetOffices'>['offices'][number];
type Promo = ResultOf<'Content.GetPromos'>['promos'][number];
type Page = ResultOf<'Content.GetPage'>;
type Vacancy = ResultOf<'Content.GetVacancies'>['vacancies'][number];
type NewsTeaser = ResultOf<'Content.GetNews'>['news'][number];

/** A news item with what only its own page shows. */
export interface NewsItem {
  teaser: NewsTeaser;
  complex: { vendor: string; name: string } | null;
  blocks: Page['blocks'];
  publishing: Publishing;
}

/** A page with what its readers do not see. */
export interface StoredPage {
  page: Page;
  /** A new version that waits for agreement. */
  next: PageVersion | null;
  publishing: Publishing;
}

/** What stands around every page. */
export interface Templates {
  site: ResultOf<'Content.GetTemplate'>;
  account: ResultOf<'LK.GetTemplate'>;
}

/** All content as it was read from the database, in the shapes of the contract. */
export interface Library {
  /** Header, menus and footer of all pages; `null` while the site is not set up. */
  templates: Templates | null;
  /** What the company is besides; `null` while nobody has written it. */
  company: CompanySettings | null;
  offices: readonly Office[];
  /** Newest first. */
  news: readonly NewsItem[];
  /** In the order of the page, in force or not. */
  promos: readonly Promo[];
  /** By id, in the order of the list. */
  services: ReadonlyMap<string, ServiceSection>;
  /** By path, without a trailing slash; drafts, too: ask `findPage` and `visiblePages`. */
  pages: ReadonlyMap<string, StoredPage>;
  /** New addresses by old ones, both without a trailing slash. */
  redirects: ReadonlyMap<string, string>;
  /** Newest first, published ones only. */
  reviews: readonly StoredReview[];
  /** In the order of the page, open or not. */
  vacancies: readonly Vacancy[];
}

/** Reads all content. */
export async function readLibrary(db: Database): Promise<Library> {
  const uploaded = await readUploaded(db);
  return {
    templates: await readTemplates(db),
    company: await readCompany(db),
    offices: await readOffices(db),
    news: await readNews(db, uploaded),
    promos: await readPromos(db),
    services: await readServices(db),
    pages: new Map((await readPages(db, uploaded)).map((stored) => [stored.page.path, stored])),
    redirects: new Map(
      (await db.select().from(tables.redirects)).map(({ from, to }) => [from, to]),
    ),
    reviews: await readReviews(db),
    vacancies: await readVacancies(db),
  };
}

/** Reads what stands around the pages; `null` while the site is not set up. */
export async function readTemplates(db: Database): Promise<Templates | null> {
  const rows = await db.select().from(tables.templates);
  const [site, account] = (['site', 'account'] as const).map((id) =>
    rows.find((row) => row.id === id),
  );
  if (!site || !account) return null;
  return { site: site.body, account: account.body } as Templates;
}

async function readUploaded(db: Database): Promise<UploadedPictures> {
  const rows = await db.select().from(pictures).where(isNotNull(pictures.version));
  return new Map(rows.map((row) => [row.id, row]));
}

async function readOffices(db: Database): Promise<Office[]> {
  const rows = await db
    .select()
    .from(tables.offices)
    .leftJoin(pictures, eq(tables.offices.picture, pictures.id))
    .orderBy(asc(tables.offices.position), asc(tables.offices.alias));
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

async function readNews(db: Database, uploaded: UploadedPictures): Promise<NewsItem[]> {
  const rows = await db
    .select()
    .from(tables.news)
    .leftJoin(pictures, eq(tables.news.picture, pictures.id))
    .leftJoin(complexes, eq(tables.news.vendor, complexes.vendor))
    .where(eq(tables.news.audience, 'all'))
    .orderBy(desc(tables.news.date), asc(tables.news.alias));
  return rows.map(({ news, pictures, complexes }) => {
    const { alias, title, lead, date, topic, blocks } = news;
    return {
      teaser: { alias, title, lead, date, topic, picture: pictures && toPicture(pictures) },
      complex: complexes && { vendor: complexes.vendor, name: complexes.name },
      blocks: withCurrentPictures(blocks, uploaded),
      publishing: publishingOf(news),
    };
  });
}

async function readPages(db: Database, uploaded: UploadedPictures): Promise<StoredPage[]> {
  const rows = await db
    .select()
    .from(tables.pages)
    .leftJoin(pictures, eq(tables.pages.picture, pictures.id))
    .orderBy(asc(tables.pages.path));
  return rows.map(({ pages, pictures }) => {
    const { path, title, description, indexable, compose, blocks, next } = pages;
    const picture = pictures && { picture: toPicture(pictures) };
    return {
      page: {
        path,
        title,
        description,
        indexable,
        ...picture,
        ...(compose && { compose }),
        blocks: withCurrentPictures(blocks, uploaded),
      },
      next: withCurrentPictures(next, uploaded),
      publishing: publishingOf(pages),
    };
  });
}

function publishingOf({ isDraft, publishedFrom, publishedUntil }: Publishing): Publishing {
  return { isDraft, publishedFrom, publishedUntil };
}

async function readVacancies(db: Database): Promise<Vacancy[]> {
  const rows = await db
    .select()
    .from(vacancies)
    .where(eq(vacancies.isDraft, false))
    .orderBy(asc(vacancies.position), asc(vacancies.alias));
  return rows.map(
    ({ position: _, isDraft: __, salaryFrom, salaryTo, postedOn, closesOn, ...vacancy }) => ({
      ...vacancy,
      salary: { from: salaryFrom, to: salaryTo },
      posted: postedOn,
      closes: closesOn,
    }),
  );
}

async function readPromos(db: Database): Promise<Promo[]> {
  const rows = await db
    .select()
    .from(tables.promos)
    .leftJoin(pictures, eq(tables.promos.picture, pictures.id))
    .where(eq(tables.promos.isDraft, false))
    .orderBy(asc(tables.promos.position), asc(tables.promos.alias));
  return rows.map(({ promos: row, pictures }) => {
    const { alias, figure, title, text, link, conditions, startsOn, endsOn } = row;
    return {
      ...{ alias, figure, title, text, link, conditions, from: startsOn, to: endsOn },
      ...(pictures && { picture: toPicture(pictures) }),
    };
  });
}
