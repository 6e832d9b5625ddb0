import { useState, type ComponentType } from 'react';
import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import styles from './VacanciesPage.module.css';
import type { VacancyFormProps } from './VacancyForm.tsx';

type Vacancy = ResultOf<'Content.GetVacancies'>['vacancies'][number];

export interface VacancyCardProps {
  vacancy: Vacancy;
  /** Unfolded from the beginning. */
  open: boolean;
}

/** One open place: what it is at a glance; the rest and the form when it is opened. An anchor opens it, too. */
export function VacancyCard({ vacancy, open }: VacancyCardProps) {
  const { alias, title, department, place, schedule, lead, posted, closes } = vacancy;
  return (
    <li className={styles.vacancy}>
      <details open={open}>
        <summary>
          <h2>{title}</h2>
          <span className={styles.salary}>{salaryWords(vacancy.salary)}</span>
        </summary>
        <div className={styles.body} id={alias}>
          <dl>
            <dt>Отдел</dt>
            <dd>{department}</dd>
            <dt>Место</dt>
            <dd>{place}</dd>
            <dt>График</dt>
            <dd>{schedule}</dd>
            <dt>Опубликована</dt>
            <dd>
              <time dateTime={posted}>{formatDate(posted)}</time>
              {closes && <>, отклики до&nbsp;{formatDate(closes)}</>}
            </dd>
          </dl>
          <div>
            <p className={styles.lead}>{lead}</p>
            <Points title="Что делать" items={vacancy.duties} />
            <Points title="Кого ищем" items={vacancy.wants} />
            <Points title="Что предлагаем" items={vacancy.offers} />
            <Answer vacancy={vacancy} />
          </div>
        </div>
      </details>
    </li>
  );
}

/** «от 140 000 до 180 000 ₽, до вычета налога». */
function salaryWords({ from, to }: Vacancy['salary']): string {
  const range = to
    ? `от\u00a0${formatMoney(from).replace(/\s?₽$/, '')} до\u00a0${formatMoney(to)}`
    : `от\u00a0${formatMoney(from)}`;
  return `${range}, до\u00a0вычета налога`;
}

function Points({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

type FormView = ComponentType<VacancyFormProps>;

/** A button in the place of the form until somebody wants it; without script the form is a page of its own. */
function Answer({ vacancy: { alias, title } }: { vacancy: Vacancy }) {
  const [Form, setForm] = useState<FormView | null>(null);
  const [busy, setBusy] = useState(false);
  async function open() {
    setBusy(true);
    try {
      const module = await import('./VacancyForm.tsx');
      setForm(() => module.default);
    } finally {
      setBusy(false);
    }
  }
  if (Form) {
    return (
      <section className={styles.answer} aria-label={`Отклик: ${title}`}>
        <Form alias={alias} />
      </section>
    );
  }
  return (
    <Button
      className={styles.open}
      variant="secondary"
      href={`/otklik/${alias}`}
      loading={busy}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void open();
      }}
    >
      Откликнуться
    </Button>
  );
}
