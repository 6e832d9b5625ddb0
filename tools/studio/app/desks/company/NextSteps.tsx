import { Link } from 'react-router';
import type { StudioResult } from '../../../contract/client.ts';
import styles from './Company.module.css';

type Counts = StudioResult<'Company.Get'>['company']['counts'];

interface Next {
  /** It is done once there are that many. */
  count: keyof Counts;
  least: number;
  to: string;
  title: string;
  why: string;
}

const NEXT: readonly Next[] = [
  {
    ...{ count: 'complexes', least: 1, to: '/imports' },
    title: 'Загрузите комплексы и квартиры',
    why: 'фид или таблица: сначала разница, потом запись',
  },
  {
    ...{ count: 'offices', least: 1, to: '/content?view=offices' },
    title: 'Добавьте офис продаж',
    why: 'без него нет адреса встречи, показов и листа квартиры',
  },
  {
    ...{ count: 'pages', least: 2, to: '/pages' },
    title: 'Напишите первые страницы',
    why: 'о компании, как купить, ипотека; политика о данных уже есть, её стоит прочесть с юристом',
  },
  {
    ...{ count: 'staff', least: 2, to: '/people' },
    title: 'Пригласите коллег',
    why: 'заявки ждут того, кто перезвонит',
  },
];

/** What a new company goes on with, until all of it is there. */
export function NextSteps({ counts }: { counts: Counts }) {
  const left = NEXT.filter(({ count, least }) => counts[count] < least);
  if (left.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="company-next">
      <h2 id="company-next">Что дальше</h2>
      <ul>
        {left.map(({ to, title, why }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>: {why}
          </li>
        ))}
      </ul>
    </section>
  );
}
