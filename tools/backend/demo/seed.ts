import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../src/kernel/db/database.ts';
import { writeCompany } from '../src/modules/content/settings/company-settings.ts';
import * as reviewTables from '../src/modules/content/library/content-reviews.table.ts';
import * as vacancyTables from '../src/modules/content/library/content-vacancies.table.ts';
import * as light from '../src/modules/catalogue/light/stored/light.table.ts';
import * as content from '../src/modules/content/library/content.table.ts';
import * as feedbackTables from '../src/modules/service/feedback/feedback.table.ts';
import { builtHouses } from '../src/modules/estate/built-houses.table.ts';
import { nearby } from '../src/modules/estate/nearby.table.ts';
import * as objectContent from '../src/modules/estate/object-content.table.ts';
import { pictures } from '../src/modules/media/pictures.table.ts';
import * as objects from '../src/modules/estate/objects.table.ts';
import * as partnershipTables from '../src/modules/content/partnership/partnerships.table.ts';
import * as premises from '../src/modules/estate/premises.table.ts';
import * as resale from '../src/modules/estate/resale.table.ts';
import * as schoolTables from '../src/modules/service/school/school.table.ts';
import { viewingHosts } from '../src/modules/service/viewing/viewings.table.ts';
import * as serviceTables from '../src/modules/content/library/services.table.ts';
import * as widgets from '../src/modules/content/widget/widgets.table.ts';
import { prepareContent } from '../src/modules/content/library/prepare-content.ts';
import { typeset } from '../src/kernel/words/typography.ts';
import { lessonSeeds } from './content/account/lessons.ts';
import { partnershipSeeds } from './content/account/partnerships.ts';
import { surveySeeds } from './content/account/surveys.ts';
import { accountTemplate } from './content/account-template.ts';
import { demoSettings } from './content/company-settings.ts';
import { news } from './content/news/index.ts';
import { offices } from './content/offices.ts';
import { pages } from './content/pages/index.ts';
import { popups } from './content/popups.ts';
import { promos } from './content/promos.ts';
import { redirects } from './content/redirects.ts';
import { reviews } from './content/reviews/index.ts';
import { serviceSections } from './content/services.ts';
import { siteTemplate } from './content/site-template.ts';
import { vacancies } from './content/vacancies.ts';
import { videos } from './content/videos.ts';
import { complexes } from './data/complexes/index.ts';
import { banks, programmes } from './data/mortgage.ts';
import { hosts } from './content/viewing-hosts.ts';
import {
  documentRows,
  infrastructureRows,
  nearbyRows,
  questionRows,
  reviewRows,
  videoRows,
} from './generator/around.ts';
import { builtHouseRows } from './generator/works/built-houses.ts';
import { floorPlanRows } from './generator/floor-plans.ts';
import { generateLots } from './generator/lots.ts';
import {
  buildingRows,
  complexRows,
  pictureRows,
  planRows,
  sectionRows,
} from './generator/objects.ts';
import { generatePlaces } from './generator/places/places.ts';
import { generatePremises } from './generator/premises/premises.ts';
import { priceHistoryRows } from './generator/price-history.ts';
import { sceneRows } from './generator/plan/scenes.ts';
import { progressRows } from './generator/works/progress.ts';
import { agentRows, resaleRows } from './generator/resale/resale.ts';

/** PostgreSQL takes at most 65,535 parameters a statement; a lot has 24. */
const CHUNK = 1000;

/** Writes the whole demo company into an empty, migrated database, in one transaction. */
export async function seedDemo(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await insert(tx, pictures, pictureRows());
    await insert(tx, objects.complexes, complexRows(complexes));
    await insert(tx, objects.buildings, buildingRows(complexes));
    await insert(tx, objects.sections, sectionRows(complexes));
    await insert(tx, objects.plans, planRows());
    const flats = generateLots(complexes);
    await insert(tx, objects.lots, flats);
    await insert(tx, objectContent.priceHistory, priceHistoryRows(flats, complexes));
    await insert(tx, objectContent.floorPlans, floorPlanRows(complexes));
    await insert(tx, light.scenes, sceneRows(complexes));
    await insert(tx, objectContent.progressMonths, progressRows(complexes));
    await insert(tx, builtHouses, builtHouseRows());
    await insert(tx, objectContent.objectDocuments, documentRows(complexes));
    await insert(tx, nearby, nearbyRows());
    await insert(tx, objectContent.infrastructure, infrastructureRows());
    await insert(tx, objectContent.objectQuestions, questionRows());
    await insert(tx, reviewTables.reviews, [...reviewRows(), ...prepareContent(reviews)]);
    await insert(tx, objectContent.objectVideos, videoRows(complexes));
    await seedPremises(tx);
    await insert(tx, resale.resaleAgents, typeset(agentRows()));
    await insert(tx, resale.resaleFlats, typeset(resaleRows()));
    await insert(tx, objects.banks, banks);
    await insert(tx, objects.mortgageProgrammes, typeset(programmes));
    await insert(tx, content.templates, [
      { id: 'site', body: typeset(siteTemplate) },
      { id: 'account', body: typeset(accountTemplate) },
    ]);
    await writeCompany(tx, demoSettings);
    await insert(tx, content.offices, prepareContent(offices));
    await insert(tx, viewingHosts, typeset(hosts));
    await insert(tx, content.news, prepareContent(news));
    await insert(tx, content.promos, prepareContent(promos));
    await insert(tx, partnershipTables.partnerships, prepareContent(partnershipSeeds));
    await insert(tx, schoolTables.lessons, prepareContent(lessonSeeds));
    await insert(tx, feedbackTables.surveys, typeset(surveySeeds));
    await insert(tx, content.pages, prepareContent(pages));
    await insert(tx, content.redirects, redirects);
    await insert(tx, vacancyTables.vacancies, prepareContent(vacancies));
    await insert(tx, serviceTables.serviceSections, prepareContent(serviceSections));
    await insert(tx, widgets.popups, prepareContent(popups));
    await insert(tx, widgets.guideVideos, prepareContent(videos));
  });
}

/** Everything in the buildings that is no flat. */
async function seedPremises(tx: Database): Promise<void> {
  const units = generatePremises();
  const parks = generatePlaces();
  await insert(tx, objects.lots, [...units.lots, ...parks.lots]);
  await insert(tx, premises.premises, typeset(units.premises));
  await insert(tx, premises.parkingLevels, parks.levels);
  await insert(tx, premises.places, parks.places);
}

async function insert<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db.insert(table).values(rows.slice(start, start + CHUNK));
  }
}
