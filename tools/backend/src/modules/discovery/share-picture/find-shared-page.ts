import {
  formatArea,
  formatDate,
  formatMillions,
  formatMoney,
  formatQuarter,
} from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { visibleNews } from '../../content/news/find-news.ts';
import { findPage } from '../../content/page/find-page.ts';
import { developerWords, legalName, placeOfCompany } from '../../content/company/company-of.ts';
import { companyWords } from '../../content/company/company-words.ts';
import { templatesOf } from '../../content/page/templates-of.ts';
import { flatName, flatPlace } from '../../catalogue/lot-sheet/flat-name.ts';
import { listedIn, lowestPrice } from '../../catalogue/complex/to-complex-card.ts';
import { hasPrice, toHandover } from '../../catalogue/lot/to-lot-card.ts';
import type {
  BuildingRow,
  ComplexRow,
  PlacedLot,
  Snapshot,
} from '../../catalogue/snapshot/snapshot.ts';
import { placedPremises } from '../../catalogue/premises/placed.ts';
import { toPremisesCard } from '../../catalogue/premises/to-card.ts';
import { priceOf } from '../../catalogue/resale/to-resale-card.ts';
import { appPages } from '../site-search/app-pages.ts';
import type { SharedPage } from '../../media/share/types.ts';

type Sources = Pick<Services, 'content' | 'catalogue' | 'clock'>;

const GLOBE = { type: 'globe' } as const;

/**
 * What a share picture says of the page at a path; `null` where there is no such page, so that only as many
 * pictures are drawn as there are pages.
 * @param path without a trailing slash; `/index` is the home page
 */
export function findSharedPage(sources: Sources, path: string): SharedPage | null {
  return (
    homePage(sources, path) ??
    objectPage(sources, path) ??
    newsPage(sources, path) ??
    plainPage(sources, path)
  );
}

function homePage({ content, catalogue }: Sources, path: string): SharedPage | null {
  if (path !== '/index') return null;
  const { tagline } = templatesOf(content.library).site;
  const { hero } = companyWords(content.library);
  const [first] = catalogue.snapshot.complexes;
  return {
    kind: tagline.main,
    title: hero,
    note: ['Квартиры', placeOfCompany(content.library).where].filter(Boolean).join(' '),
    view: first ? { type: 'picture', id: first.picture } : GLOBE,
  };
}

function newsPage({ content, clock }: Sources, path: string): SharedPage | null {
  const alias = /^\/novosti\/([^/]+)$/.exec(path)?.[1];
  if (!alias) return null;
  const item = visibleNews(content.library, clock()).find(({ teaser }) => teaser.alias === alias);
  if (!item) return null;
  const { title, topic, date, picture } = item.teaser;
  return {
    kind: topic,
    title,
    note: formatDate(date),
    view: picture ? { type: 'picture', id: picture.id } : GLOBE,
  };
}

/** Pages of blocks, and those that the site draws itself. */
function plainPage({ content, clock }: Sources, path: string): SharedPage | null {
  const page = findPage(content.library, path, clock());
  const drawn = appPages.find((one) => one.path === path);
  const title = drawn?.title ?? page?.title;
  if (title === undefined) return null;
  const [, area = ''] = path.split('/');
  return {
    kind: AREAS[area] ?? templatesOf(content.library).site.tagline.main,
    title,
    note: null,
    view: page?.picture ? { type: 'picture', id: page.picture.id } : GLOBE,
  };
}

const AREAS: Readonly<Record<string, string>> = {
  'kak-kupit': 'Как купить',
  klientam: 'Жителям',
  kompaniya: 'О компании',
  kontakty: 'Контакты',
  vtorichka: 'Вторичная недвижимость',
  katalog: 'Онлайн-магазин',
  obekty: 'Жилые комплексы',
};

function objectPage({ catalogue, content }: Sources, path: string): SharedPage | null {
  const { snapshot } = catalogue;
  const developer = developerWords(legalName(content.library));
  const [, area = '', first = '', second, third, ...rest] = path.split('/');
  if (rest.length > 0 || !first) return null;
  if (area === 'vtorichka') return second === undefined ? resaleFlat(snapshot, first) : null;
  const complex = snapshot.complexes.find(({ vendor }) => vendor === first);
  if (!complex) return null;
  if (area === 'kommerciya') {
    return second === undefined
      ? ofComplex(complex, 'Коммерческие помещения', complex.place)
      : third === undefined
        ? premises(snapshot, complex, second)
        : null;
  }
  if (area === 'parking' && second === undefined) {
    return ofComplex(complex, 'Паркинг и кладовые', complex.place);
  }
  if (area !== 'obekty') return null;
  if (second === undefined) return complexPage(snapshot, complex, developer);
  if (second === 'model' && third === undefined) return modelPage(snapshot, complex, developer);
  if (third === undefined || third === 'vizualnyj') {
    return building(snapshot, complex, second, developer);
  }
  const lot = snapshot.lots.get(third);
  return lot?.building.id === `${first}/${second}` ? flat(lot, developer) : null;
}

function ofComplex({ name, picture }: ComplexRow, kind: string, note: string): SharedPage {
  return { kind, title: name, note, view: { type: 'picture', id: picture } };
}

function complexPage(snapshot: Snapshot, complex: ComplexRow, developer: string): SharedPage {
  const buildings = snapshot.buildings.filter(({ vendor }) => vendor === complex.vendor);
  const price = lowestPrice(buildings.flatMap((one) => listedIn(snapshot, one)));
  const note =
    price === null ? complex.place : `${complex.place}. От\u00a0${formatMillions(price)}`;
  const rising = price !== null && buildings.some(isRising);
  return { ...ofComplex(complex, 'Жилой комплекс', note), ...(rising && { legal: developer }) };
}

/** Its homes are sold by contracts of participation. */
const isRising = (building: BuildingRow) => toHandover(building) !== null;

function modelPage(snapshot: Snapshot, complex: ComplexRow, developer: string): SharedPage {
  const { vendor } = complex;
  return {
    ...complexPage(snapshot, complex, developer),
    kind: 'Модель комплекса',
    view: { type: 'model', vendor },
  };
}

function building(
  snapshot: Snapshot,
  complex: ComplexRow,
  alias: string,
  developer: string,
): SharedPage | null {
  const found = snapshot.buildings.find(({ id }) => id === `${complex.vendor}/${alias}`);
  if (!found || !snapshot.byBuilding.has(found.id)) return null;
  const price = lowestPrice(listedIn(snapshot, found));
  const note =
    price === null ? complex.place : `${complex.place}. От\u00a0${formatMillions(price)}`;
  return {
    ...ofComplex(complex, 'Жилой комплекс', note),
    title: `${complex.name}, ${found.name.toLowerCase()}`,
    ...(price !== null && isRising(found) && { legal: developer }),
  };
}

/** `/media/plans/2k-64.svg` → `plans/2k-64-flipped.svg`. */
function drawingOf(drawing: string, mirrored: boolean): SharedPage['view'] {
  const path = drawing.replace(/^\/media\//, '');
  return { type: 'drawing', path: mirrored ? path.replace(/\.svg$/, '-flipped.svg') : path };
}

function flat(lot: PlacedLot, developer: string): SharedPage {
  return {
    kind: flatPlace(lot),
    title: `${flatName(lot)}, ${formatArea(lot.area)}`,
    note: hasPrice(lot) ? `${formatMoney(lot.price)}. ${keysOf(lot)}` : 'Квартира продана',
    ...(hasPrice(lot) && isRising(lot.building) && { legal: developer }),
    view: isDrawn(lot.plan.drawing) ? drawingOf(lot.plan.drawing, lot.mirrored) : outlookOf(lot),
  };
}

/** A plan of an import is a photo of paper, or missing. */
const isDrawn = (drawing: string) => drawing.startsWith('/media/plans/');

const outlookOf = ({ guid, complex }: PlacedLot): SharedPage['view'] => ({
  ...{ type: 'outlook', lot: guid },
  ...{ vendor: complex.vendor, id: complex.picture },
});

/** What the family that gets the link asks after the price. */
function keysOf({ building }: PlacedLot): string {
  const handover = toHandover(building);
  return handover === null ? 'Дом сдан' : `Ключи: ${formatQuarter(handover)}`;
}

function premises(snapshot: Snapshot, complex: ComplexRow, id: string): SharedPage | null {
  const found = placedPremises(snapshot).find((one) => one.id === id);
  if (found?.complex.vendor !== complex.vendor) return null;
  const card = toPremisesCard(found);
  return {
    kind: `«${card.complexName}», ${card.buildingName.toLowerCase()}`,
    title: `Помещение № ${card.number}, ${formatArea(card.area)}`,
    note: card.price === null ? null : formatMoney(card.price),
    view: drawingOf(card.plan, card.mirrored),
  };
}

function resaleFlat(snapshot: Snapshot, id: string): SharedPage | null {
  const row = [...snapshot.resale.values()].find((one) => one.id === id);
  if (!row) return null;
  const price = priceOf(row);
  const plan = snapshot.plans.find((one) => one.id === row.planId)?.drawing;
  return {
    kind: row.place,
    title: `${flatName(row)}, ${formatArea(row.area)}`,
    note: price === null ? 'Квартира продана' : formatMoney(price),
    view: plan ? drawingOf(plan, row.mirrored) : GLOBE,
  };
}
