import type { ResultOf } from '@m30/api/client';
import { Container } from '@m30/ui-kit/container';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { LeadBand } from '../../../components/lead-band/LeadBand.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { SiteBlocks, type SiteBlocksProps } from '../../../components/site-blocks/index.ts';
import { useRoot } from '../../../use-root.ts';
import styles from './ContactsPage.module.css';
import { OfficeMap } from './OfficeMap.tsx';
import { OfficeRow } from './OfficeRow.tsx';

export interface ContactsPageProps extends ResultOf<'Content.GetOffices'> {
  /** What is said besides: whom to ask, requisites. */
  words: Pick<SiteBlocksProps, 'blocks' | 'live'>;
}

/** Sales offices, each with its address, hours and phone. */
export function ContactsPage({ offices, words }: ContactsPageProps) {
  const template = useRoot()?.template;
  return (
    <>
      <PageHead
        title="Контакты"
        note={
          template && (
            <>
              Почта: <a href={`mailto:${template.email}`}>{template.email}</a>. Звоните{' '}
              {template.tagline.additional}.
            </>
          )
        }
      />
      <Container className={styles.list}>
        {offices.map((office, index) => (
          <OfficeRow key={office.alias} office={office} first={index === 0} />
        ))}
      </Container>
      <OfficeMap offices={offices} />
      <BlockPage>
        <SiteBlocks {...words} />
      </BlockPage>
      <LeadBand
        title="Договоримся о встрече"
        text="Оставьте имя и телефон. Специалист отдела продаж перезвонит в&nbsp;рабочее время и&nbsp;назначит время в&nbsp;ближайшем офисе."
      />
    </>
  );
}
