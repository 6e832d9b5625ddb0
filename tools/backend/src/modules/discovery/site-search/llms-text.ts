import { formatCount, formatMillions } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { templatesOf } from '../../content/page/templates-of.ts';
import { toComplexCard } from '../../catalogue/complex/to-complex-card.ts';
import { siteDocuments } from './site-documents.ts';

const FLATS = ['квартира', 'квартиры', 'квартир'] as const;

/** Areas of the pages, in their order; the others come last. */
const AREAS: readonly (readonly [start: string, name: string])[] = [
  ['/kak-kupit', 'Как купить'],
  ['/klientam', 'Жителям и клиентам'],
  ['/kompaniya', 'О компании'],
  ['/vtorichka', 'Вторичная недвижимость'],
];

/**
 * The site in a page of Markdown, for language models that answer questions about it.
 * @throws Refused 503 while the site is not set up
 * @see https://llmstxt.org
 */
export function llmsText(
  sources: Pick<Services, 'content' | 'catalogue' | 'clock' | 'config'>,
): string {
  const { publicOrigin } = sources.config;
  const { offices } = sources.content.library;
  const { site } = templatesOf(sources.content.library);
  const { snapshot } = sources.catalogue;
  const link = (name: string, path: string, about: string) =>
    `- [${name}](${publicOrigin}${path}): ${about}`;
  const documents = siteDocuments(sources);
  const pages = documents.filter(({ kind }) => kind === 'page');
  const section = (name: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`## ${name}`, '', ...lines, ''];
  const inArea = (start: string) => pages.filter(({ url }) => isBelow(url, start));
  const rest = pages.filter(({ url }) => !AREAS.some(([start]) => isBelow(url, start)));
  const line = ({ title, url, lead }: (typeof documents)[number]) => link(title, url, lead);
  return [
    `# ${site.logo}`,
    '',
    `> ${site.tagline.main}. Квартиры, коммерческие помещения, паркинг и вторичная недвижимость. Телефон ${site.phone.value}, почта ${site.email}.`,
    '',
    'Цены и наличие меняются в течение дня: точные — на страницах квартир и в ленте предложений.',
    '',
    ...section(
      'Жилые комплексы',
      snapshot.complexes.map((complex) => {
        const { free, priceFrom, place } = toComplexCard(snapshot, complex);
        const price = priceFrom === null ? '' : `, от ${formatMillions(priceFrom)}`;
        return link(
          complex.name,
          `/obekty/${complex.vendor}`,
          `${place}; ${formatCount(free, FLATS)} в продаже${price}. ${complex.summary}`,
        );
      }),
    ),
    ...section('Разделы', rest.map(line)),
    ...AREAS.flatMap(([start, name]) => section(name, inArea(start).map(line))),
    ...section(
      'Офисы продаж',
      offices.map(({ title, address, phone }) => `- ${title}: ${address}, ${phone}`),
    ),
    ...section('Optional', [
      link('Карта сайта', '/sitemap.xml', 'все страницы'),
      link('Лента предложений', '/feeds/yandex.xml', 'квартиры в продаже с ценами'),
    ]),
  ].join('\n');
}

function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}
