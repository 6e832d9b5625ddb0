import { Link, useOutletContext } from 'react-router';
import { Icon } from '@m30/ui-kit/icon';
import { ROLES } from '../../../contract/core/roles.ts';
import { useMe } from '../../api/session.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import type { Desk } from '../../frame/desk/desk.ts';
import { FIRST_THINGS } from './first-day.ts';
import styles from './FirstDay.module.css';

/** What a newcomer of a role does first, and what each of its desks is for. */
export default function FirstDay() {
  const { person } = useMe();
  const desks = useOutletContext<readonly Desk[]>();
  if (!person) return null;
  return (
    <>
      <DeskHead title="Первый день" note={ROLES[person.role].title} />
      <div className={styles.day}>
        <section aria-labelledby="first-things">
          <h2 id="first-things">С чего начать</h2>
          <ol className={styles.things}>
            {FIRST_THINGS[person.role].map(({ title, text, to }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="own-desks">
          <h2 id="own-desks">Ваши столы</h2>
          <dl className={styles.desks}>
            {desks.map(({ path, title, icon, about }) => (
              <div key={path}>
                <dt>
                  <Icon name={icon} size={16} />
                  <Link to={`/${path}`}>{title}</Link>
                </dt>
                <dd>{about}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="how-here">
          <h2 id="how-here">Как здесь работают</h2>
          <ul className={styles.ways}>
            <li>
              Ctrl K находит стол, человека, телефон, квартиру и заказ. Клавиши стола перечислены
              внизу.
            </li>
            <li>
              Причину отказа, отмены, скидки или продления покупатель читает в кабинете. Комментарии
              к лиду видят только сотрудники.
            </li>
            <li>Если коллега успел раньше, Студия скажет об этом и сохранит набранное.</li>
            <li>
              Каждое изменение записано в журнал с вашим именем, поэтому пароль и вход ни с кем не
              делят.
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}
