import { LeadPageForm, type LeadPage, type LeadPostAnswer } from '@m30/forms/lead-page';
import { Container } from '@m30/ui-kit/container';
import { ArrowLink, TextLink } from '@m30/ui-kit/link';
import { phoneLink } from '@m30/ui-kit/format';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { useRoot } from '../../../use-root.ts';
import styles from './LeadFormPage.module.css';

export interface LeadFormPageProps {
  page: LeadPage;
  /** Where the form posts to. */
  action: string;
  /** What became of the post. */
  answer?: LeadPostAnswer | undefined;
}

/** A lead form as a page of its own: where a trigger leads without JavaScript. */
export function LeadFormPage({ page, action, answer }: LeadFormPageProps) {
  const sent = answer !== undefined && 'confirmation' in answer;
  return (
    <>
      <PageHead title={sent ? 'Заявка принята' : page.title} note={sent ? undefined : page.lead} />
      <Container className={styles.page}>
        <LeadPageForm className={styles.form} page={page} action={action} {...answer} />
        <aside className={styles.aside}>
          <Phone />
          {sent && <ArrowLink href={page.hidden.url ?? '/'}>Вернуться на&nbsp;страницу</ArrowLink>}
        </aside>
      </Container>
    </>
  );
}

function Phone() {
  const template = useRoot()?.template;
  if (!template) return null;
  const { phone, tagline } = template;
  return (
    <p>
      Можно и&nbsp;позвонить: <TextLink {...phoneLink(phone.value)}>{phone.value}</TextLink>,{' '}
      {tagline.additional}
    </p>
  );
}
