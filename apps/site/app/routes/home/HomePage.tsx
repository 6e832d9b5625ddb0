import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { LeadBand } from '../../components/lead-band/LeadBand.tsx';
import { NewsRow } from '../../components/news-row/NewsRow.tsx';
import { Hero } from './hero/Hero.tsx';
import type { HomeData } from './data/home.server.ts';
import { Homes } from './homes/Homes.tsx';
import { MortgageTeaser } from './mortgage/MortgageTeaser.tsx';
import { Places } from './places/Places.tsx';
import { Promos } from './promos/Promos.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { QuickSearch } from './quick-search/QuickSearch.tsx';

/** The home page, from the hero to the lead form. */
export function HomePage(data: HomeData) {
  const [first, ...others] = data.homes;
  return (
    <>
      {first && <Hero homes={[first, ...others]} />}
      {data.search && <QuickSearch {...data.search} />}
      <Homes homes={data.homes} total={data.search?.total} />
      <Promos promos={data.promos} month={data.month} />
      <Places homes={data.homes} />
      {data.mortgage && <MortgageTeaser {...data.mortgage} />}
      <Reviews {...data.reviews} />
      {data.news.length > 0 && (
        <Section title="Новости" aside={<ArrowLink href="/novosti">Все новости</ArrowLink>}>
          {data.news.map((news) => (
            <NewsRow key={news.alias} news={news} heading="h3" />
          ))}
        </Section>
      )}
      <LeadBand
        title="Подберём квартиру и посчитаем платёж"
        text="Оставьте имя и телефон. Специалист отдела продаж перезвонит в&nbsp;рабочее время и&nbsp;ответит на&nbsp;вопросы."
      />
    </>
  );
}
