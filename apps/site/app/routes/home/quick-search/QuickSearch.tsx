import { useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { Chip } from '@m30/ui-kit/chip';
import { Container } from '@m30/ui-kit/container';
import { formatMillions, formatNumber, plural } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { Wish } from '../../../components/wish/Wish.tsx';
import type { HomeData } from '../data/home.server.ts';
import { catalogueHref, ceilings, quickFilter } from './quick-query.ts';
import styles from './QuickSearch.module.css';
import { useLiveCount } from './use-live-count.ts';

const PRESETS = [
  { label: 'С ключами сразу', filter: { handover: 'ready' } },
  { label: 'До 10 млн ₽', filter: { priceTo: 10_000_000 } },
  { label: 'Студии', filter: { rooms: ['studio' as const] } },
  { label: 'Просторные, от 80 м²', filter: { areaFrom: 80 } },
];

const ROOM_LABELS: Record<string, string> = { studio: 'Студия', '4': '4+' };

export type QuickSearchProps = NonNullable<HomeData['search']>;

/** Four filters over the catalogue; a plain form without script, a live count with it. */
export function QuickSearch({ total, facets }: QuickSearchProps) {
  const [count, recount] = useLiveCount(total);
  const navigate = useNavigate();
  return (
    <section className={styles.quick} aria-label="Быстрый подбор">
      <Container>
        <Wish />
        <form
          action="/katalog"
          onChange={(event) => recount(filterOf(event.currentTarget))}
          onSubmit={(event) => {
            event.preventDefault();
            void navigate(catalogueHref(filterOf(event.currentTarget)));
          }}
        >
          {/* On a phone it shows the fields; the platform's own, so that it opens before the page's code is there. */}
          <details className={styles.more}>
            <summary>
              Параметры
              <Icon name="chevron-down" size={18} />
            </summary>
          </details>
          <Choice name="complex" label="Комплекс" any="Все комплексы">
            {facets.complex.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
          <fieldset className={styles.rooms}>
            <legend>Комнат</legend>
            <div>
              {facets.rooms.map(({ value }) => (
                <Chip key={value} name="rooms" value={value}>
                  {ROOM_LABELS[value] ?? value}
                </Chip>
              ))}
            </div>
          </fieldset>
          <Choice name="priceTo" label="Цена, до" any="Любая">
            {ceilings(facets.price).map((roubles) => (
              <option key={roubles} value={roubles}>
                {formatMillions(roubles * 100)}
              </option>
            ))}
          </Choice>
          <Choice name="handover" label="Ключи" any="Любой срок">
            {facets.handover.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
          <div className={styles.go}>
            <Button type="submit" size="large">
              <span aria-live="polite">
                Показать {formatNumber(count)}
                <span className={styles.noun}>
                  &nbsp;{plural(count, ['вариант', 'варианта', 'вариантов'])}
                </span>
              </span>
            </Button>
          </div>
        </form>
        <nav className={styles.presets} aria-label="Готовые подборки">
          {PRESETS.map(({ label, filter }) => (
            <a key={label} href={catalogueHref(filter)}>
              {label}
            </a>
          ))}
          <a href="/katalog">Все фильтры</a>
        </nav>
      </Container>
    </section>
  );
}

const filterOf = (form: HTMLFormElement) => quickFilter(new FormData(form));

interface ChoiceProps {
  name: string;
  label: string;
  /** Words of the choice that filters nothing. */
  any: string;
  children: ReactNode;
}

function Choice({ name, label, any, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name}>
        <option value="">{any}</option>
        {children}
      </select>
    </div>
  );
}
