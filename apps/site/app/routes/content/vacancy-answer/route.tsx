import { pageMeta } from '@m30/shell/seo';
import { notFound, servicesContext } from '@m30/shell/server';
import { Container } from '@m30/ui-kit/container';
import { ArrowLink } from '@m30/ui-kit/link';
import { LetterAnswer } from '../../../components/letter-form/index.ts';
import { postLetter } from '../../../components/letter-form/post-letter.server.ts';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { contentPath } from '../../../store/content/content-path.ts';
import { vacancyForm } from '../vacancies/vacancy.form.ts';
import VacancyForm from '../vacancies/VacancyForm.tsx';
import type { Route } from './+types/route';
import styles from './VacancyAnswer.module.css';

const PATH = '/kompaniya/vakansii';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: `Отклик на вакансию «${loaderData.title}»`,
        description: `${loaderData.title}: ${loaderData.lead}`,
        origin: loaderData.origin,
        path: loaderData.path,
        indexable: false,
      })
    : [];

/** Its form has a key of its own. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const { vacancies } = await api.get('Content.GetVacancies', {});
  const vacancy = vacancies.find(({ alias }) => alias === params.vacancy);
  if (!vacancy) throw notFound();
  const { alias, title, lead } = vacancy;
  const path = contentPath(url.pathname);
  return {
    ...{ origin, path, alias, title, lead },
    hidden: { url: path, key: crypto.randomUUID() },
  };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  postLetter(context.get(servicesContext).api, vacancyForm, request);

export default function VacancyAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const { alias, title, lead, hidden } = loaderData;
  return (
    <>
      <PageHead
        title={`Отклик: ${title}`}
        note={lead}
        trail={[
          { label: 'О компании', href: '/kompaniya' },
          { label: 'Вакансии', href: PATH },
        ]}
      />
      <Container className={styles.page}>
        <div className={styles.form}>
          <LetterAnswer answer={actionData}>
            <VacancyForm alias={alias} hidden={hidden} answer={actionData} />
          </LetterAnswer>
        </div>
        <ArrowLink href={`${PATH}#${alias}`}>Что нужно делать и&nbsp;что предлагаем</ArrowLink>
      </Container>
    </>
  );
}
