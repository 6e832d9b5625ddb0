import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { ViewingForm, type BookedViewing } from '@m30/forms/viewing';
import { LeadForms } from '@m30/shell/lead';
import { ViewingSide } from '@m30/shell/lead/viewing';
import { Container } from '@m30/ui-kit/container';
import { ArrowLink } from '@m30/ui-kit/link';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import type { Route } from './+types/route';
import type { BookingPage } from './book.server.ts';
import styles from '../viewing-page.module.css';

export interface BookPageProps {
  page: BookingPage;
  /** Why what was posted is no viewing. */
  answer: Route.ComponentProps['actionData'];
}

/** The booking of a viewing as a page: every choice is a link, so that it goes without JavaScript. */
export function BookPage({ page, answer }: BookPageProps) {
  const navigate = useNavigate();
  const open = useCallback(({ href }: BookedViewing) => void navigate(href), [navigate]);
  if ('refused' in page) {
    return (
      <>
        <PageHead title="Запись на просмотр" note={page.refused} />
        <Container className={styles.page}>
          <ArrowLink href="/katalog">Открыть каталог</ArrowLink>
        </Container>
      </>
    );
  }
  const { slots, day, hidden } = page;
  const { lot, place } = slots;
  const at = (query: Record<string, string>) =>
    `/prosmotr?${new URLSearchParams({ lot: lot.id, place, day, ...query })}`;
  return (
    <>
      <PageHead title="Запись на просмотр" note={`${lot.title}. ${lot.where}`} />
      <Container className={styles.page}>
        <LeadForms>
          <ViewingForm
            slots={slots}
            place={{ value: place, href: (kind) => at({ place: kind }) }}
            day={{ value: day, href: (chosen) => at({ day: chosen }) }}
            hidden={hidden}
            posted={answer}
            onBooked={open}
          />
        </LeadForms>
        <ViewingSide
          lot={lot}
          host={slots.host}
          place={slots.places.find(({ kind }) => kind === place)}
        />
      </Container>
    </>
  );
}
