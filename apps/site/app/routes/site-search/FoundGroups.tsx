import { Icon } from '@m30/ui-kit/icon';
import { ArrowLink } from '@m30/ui-kit/link';
import { GROUP_NAMES, searchHref, type FoundGroup } from './search-query.ts';
import styles from './FoundGroups.module.css';

export interface FoundGroupsProps {
  groups: readonly FoundGroup[];
  query: string;
  /** One group was asked for, with all of it. */
  alone: boolean;
}

/** What was found, group by group, each entry a link as a whole. */
export function FoundGroups({ groups, query, alone }: FoundGroupsProps) {
  return (
    <>
      {groups.map(({ kind, total, items }) => (
        <section key={kind} className={styles.group} aria-labelledby={`found-${kind}`}>
          <div className={styles.head}>
            <h2 id={`found-${kind}`}>
              {GROUP_NAMES[kind]} <span className="muted">{total}</span>
            </h2>
            {alone ? (
              <ArrowLink href={searchHref({ query })}>Искать везде</ArrowLink>
            ) : (
              total > items.length && (
                <ArrowLink href={searchHref({ query, kind })}>Показать все</ArrowLink>
              )
            )}
          </div>
          {items.map((item) => (
            <a key={item.url} className={styles.row} href={item.url} data-found>
              <h3>
                <Marked parts={item.title} />
              </h3>
              {item.note && <span className={styles.note}>{item.note}</span>}
              {item.excerpt.length > 0 && (
                <p>
                  <Marked parts={item.excerpt} />
                </p>
              )}
              <Icon name="arrow-right" />
            </a>
          ))}
        </section>
      ))}
    </>
  );
}

function Marked({ parts }: { parts: FoundGroup['items'][number]['title'] }) {
  return parts.map(({ text, found }, place) => (found ? <mark key={place}>{text}</mark> : text));
}
