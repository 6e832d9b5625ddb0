import type { MouseEvent } from 'react';
import { Button } from '@m30/ui-kit/button';
import { FilterChip } from '@m30/ui-kit/chip';
import { formatCount } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';
import type { WishView } from './wish-view.ts';
import styles from './WishReading.module.css';
import { countFlats } from '../../store/apartments/count-flats.ts';

const flats = (count: number) => formatCount(count, ['квартиру', 'квартиры', 'квартир']);

export interface WishReadingProps {
  view: WishView;
  /** Follows a link by itself; without it, the browser does. */
  onLink?: (href: string) => void;
}

/** What a sentence was understood as, what of it was not, and how many flats fit. */
export function WishReading({ view, onLink }: WishReadingProps) {
  const { parts, chips, lost, notes, total, found, filters, easier, next } = view;
  function follow(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest('a');
    if (!onLink || !link || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onLink(link.getAttribute('href') ?? '');
  }
  return (
    // The links inside are what is clicked; the listener only says where they lead.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.reading} onClick={follow}>
      <p className={styles.sentence}>
        {parts.map(({ text, is }, at) =>
          is === 'quiet' ? text : <span key={at} data-is={is} children={text} />,
        )}
      </p>
      {chips.length > 0 && (
        <Row label="Поняли">
          {chips.map(({ label, href }) => (
            <li key={label}>
              <FilterChip href={href}>{label}</FilterChip>
            </li>
          ))}
        </Row>
      )}
      {lost.length > 0 && (
        <Row label="Не поняли" tone="lost">
          {lost.map(({ label, href }) => (
            <li key={label}>
              <FilterChip href={href} tone="danger">
                {label}
              </FilterChip>
            </li>
          ))}
        </Row>
      )}
      {lost.map(({ label, meant }) =>
        meant.length > 0 ? (
          <Choices key={label} label={`Что значит «${label}»?`} links={meant} />
        ) : null,
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {easier.length > 0 && (
        <Choices
          label="Чуть мягче"
          links={easier.map(({ label, href, total: more }) => ({ label, href, more }))}
        />
      )}
      {next.length > 0 && <Choices label="Добавить" links={next} />}
      <div className={styles.go}>
        <p className="visually-hidden" role="status">
          {`Поняли: ${chips.map(({ label }) => label).join(', ') || 'ничего'}. `}
          {lost.length > 0 && `Не поняли: ${lost.map(({ label }) => label).join(', ')}. `}
          {chips.length > 0 && `Подходит ${countFlats(total)}`}
        </p>
        {chips.length > 0 && total > 0 && (
          <Button size="large" href={found}>
            Показать {flats(total)}
          </Button>
        )}
        {chips.length > 0 && total === 0 && <p>Таких квартир сейчас нет</p>}
        <TextLink href={filters}>Обычные фильтры</TextLink>
      </div>
    </div>
  );
}

interface ChoicesProps {
  label: string;
  links: readonly { label: string; href: string; more?: number }[];
}

/** Changes of the sentence, or of what it finds. */
function Choices({ label, links }: ChoicesProps) {
  return (
    <Row label={label}>
      {links.map(({ label: words, href, more }) => (
        <li key={words}>
          <a className={styles.choice} href={href}>
            {words}
            {more !== undefined && (
              <small>
                <span className="visually-hidden">, найдётся </span>+{more}
              </small>
            )}
          </a>
        </li>
      ))}
    </Row>
  );
}

function Row({
  label,
  tone,
  children,
}: {
  label: string;
  tone?: 'lost';
  children: React.ReactNode;
}) {
  return (
    <div className={styles.row} data-tone={tone}>
      <p>{label}</p>
      <ul aria-label={label}>{children}</ul>
    </div>
  );
}
