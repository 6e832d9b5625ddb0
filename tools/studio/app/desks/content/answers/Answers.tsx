import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '@m30/ui-kit/format';
import { formatPhone } from '@m30/ui-kit/mask';
import { studioQuery } from '../../../api/queries.ts';
import { useMe } from '../../../api/session.ts';
import styles from './Answers.module.css';

/** Who has answered to a place of work; each is a lead, and worked as one. */
export function Answers({ id }: { id: string }) {
  const sees = useMe().may('leads.read');
  const { data, isError } = useQuery({
    ...studioQuery('Vacancies.Answers', { id }),
    enabled: sees,
  });
  if (!sees) return null;
  return (
    <section>
      <h2>Отклики</h2>
      {isError && <p role="alert">Отклики не открылись, попробуйте ещё раз</p>}
      {data?.answers.length === 0 && <p>Пока никто не откликнулся</p>}
      <ul className={styles.answers} aria-label="Отклики">
        {data?.answers.map(({ lead, name, phone, status, cv, created_at }) => (
          <li key={lead}>
            <Link to={`/leads?view=all&lead=${lead}`}>{name}</Link>
            <span>{status}</span>
            <small>
              {formatPhone(phone)} · {formatDate(created_at, 'stamp')}
            </small>
            {cv && (
              <a href={cv} download aria-label={`Резюме: ${name}`}>
                Резюме
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
