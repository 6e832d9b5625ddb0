import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { LeadBand } from '../../components/lead-band/LeadBand.tsx';
import { StaticPart } from '../../components/static-part/index.ts';
import { NewsRow } from '../../components/rows/news-row/NewsRow.tsx';
import { Hero } from './hero/Hero.tsx';
import type { HomeData, HomeSections } from './data/home.server.ts';
import { Homes } from './homes/Homes.tsx';
import { MortgageTeaser } from './mortgage/MortgageTeaser.tsx';
import { Places } from './places/Places.tsx';
import { Promos } from './promos/Promos.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { QuickSearch } from './quick-search/QuickSearch.tsx';

export interface HomePageProps extends HomeData {
  /** First line of the page. */
  hero: string;
  /** `null` where the document holds them. */
  sections: HomeSections | null;
}

/** The home page, from the hero to the lead form. */
export function HomePage({ sections, hero, ...data }: HomePageProps) {
  const [first, ...others] = data.homes;
  const said = data.mortgage ? [data.mortgage.programme.disclaimer] : [];
  return (
    <>
      {first && <Hero title={hero} homes={[first, ...others]} />}
      {data.search && <QuickSearch {...data.search} />}
      <StaticPart data={sections}>
        {(shown) => (
          <>
            <Homes {...shown} />
            <Promos {...shown} said={said} />
          </>
        )}
      </StaticPart>
      <Places homes={data.homes} />
      {data.mortgage && <MortgageTeaser {...data.mortgage} />}
      <Reviews {...data.reviews} />
      <StaticPart data={sections}>{({ news }) => <News news={news} />}</StaticPart>
      <LeadBand
        title="Подберём квартиру и посчитаем платёж"
        text="Оставьте имя и телефон. Специалист отдела продаж перезвонит в&nbsp;рабочее время и&nbsp;ответит на&nbsp;вопросы."
      />
    </>
  );
}

function News({ news }: Pick<HomeSections, 'news'>) {
  if (news.length === 0) return null;
  return (
    <Section title="Новости" aside={<ArrowLink href="/novosti">Все новости</ArrowLink>}>
      {news.map((one) => (
        <NewsRow key={one.alias} news={one} heading="h3" />
      ))}
    </Section>
  );
}
