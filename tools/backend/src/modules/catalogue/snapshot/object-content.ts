import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { reviews as reviewTable } from '../../content/library/content-reviews.table.ts';
import { builtHouses } from '../../estate/built-houses.table.ts';
import * as schema from '../../estate/object-content.table.ts';
import { walksTo, type Walks } from './nearby.ts';

type PriceRow = typeof schema.priceHistory.$inferSelect;
export type FloorPlanRow = typeof schema.floorPlans.$inferSelect;
type ProgressRow = typeof schema.progressMonths.$inferSelect;
type DocumentRow = typeof schema.objectDocuments.$inferSelect;
type InfrastructureRow = typeof schema.infrastructure.$inferSelect;
type QuestionRow = typeof schema.objectQuestions.$inferSelect;
type ReviewRow = typeof reviewTable.$inferSelect;
type VideoRow = typeof schema.objectVideos.$inferSelect;
type BuiltHouseRow = typeof builtHouses.$inferSelect;

type ByKey<Row> = ReadonlyMap<string, readonly Row[]>;

/** What the pages of complexes, buildings and lots tell besides the lots themselves. */
export interface ObjectContent {
  /** Prices of a lot by its key, the first one first. */
  prices: ByKey<PriceRow>;
  /** Drawings by their building. */
  floorPlans: ByKey<FloorPlanRow>;
  /** Months by their complex, the newest first; so are the reviews. */
  progress: ByKey<ProgressRow>;
  documents: ByKey<DocumentRow>;
  infrastructure: ByKey<InfrastructureRow>;
  /** Of the complexes that tell of something around them: each has thousands of flats with the same. */
  walks: ReadonlyMap<string, Walks>;
  questions: ByKey<QuestionRow>;
  reviews: ByKey<ReviewRow>;
  videos: ReadonlyMap<string, VideoRow>;
  /** What the company has handed over, the first one first. */
  builtHouses: readonly BuiltHouseRow[];
}

/** Reads {@link ObjectContent} by a query a table; of the reviews those that are published and name a complex. */
export async function readObjectContent(db: Database): Promise<ObjectContent> {
  const prices = await db
    .select()
    .from(schema.priceHistory)
    .orderBy(asc(schema.priceHistory.lotGuid), asc(schema.priceHistory.since));
  const floorPlans = await db.select().from(schema.floorPlans).orderBy(asc(schema.floorPlans.id));
  const progress = await db
    .select()
    .from(schema.progressMonths)
    .orderBy(desc(schema.progressMonths.month));
  const documents = await db
    .select()
    .from(schema.objectDocuments)
    .orderBy(asc(schema.objectDocuments.position), asc(schema.objectDocuments.id));
  const places = await db
    .select()
    .from(schema.infrastructure)
    .orderBy(asc(schema.infrastructure.position));
  const questions = await db
    .select()
    .from(schema.objectQuestions)
    .orderBy(asc(schema.objectQuestions.position));
  const reviews = await db
    .select()
    .from(reviewTable)
    .where(and(eq(reviewTable.state, 'published'), isNotNull(reviewTable.vendor)))
    .orderBy(desc(reviewTable.date), asc(reviewTable.guid));
  const videos = await db.select().from(schema.objectVideos);
  const infrastructure = byVendor(places);
  return {
    prices: Map.groupBy(prices, ({ lotGuid }) => lotGuid),
    floorPlans: Map.groupBy(floorPlans, ({ buildingId }) => buildingId),
    progress: byVendor(progress),
    documents: byVendor(documents),
    infrastructure,
    walks: new Map([...infrastructure].map(([vendor, own]) => [vendor, walksTo(own)])),
    questions: byVendor(questions),
    reviews: byVendor(reviews),
    videos: new Map(videos.map((video) => [video.vendor, video])),
    builtHouses: await db.select().from(builtHouses).orderBy(asc(builtHouses.position)),
  };
}

function byVendor<Row extends { vendor: string | null }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ vendor }) => vendor ?? '');
}
