import { useRef } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import { Menu } from '@m30/ui-kit/menu';
import { VisuallyHidden } from '@m30/ui-kit/visually-hidden';
import { CachedMarkup } from '../cached-markup/index.ts';
import { isCurrent } from './is-current.ts';
import { leavingIcon, MenuLink } from './MenuLink.tsx';
import type { MenuLinksProps } from './MenuLinks.tsx';
import styles from './PriorityMenu.module.css';
import { useOverflow } from './use-overflow.ts';

export interface PriorityMenuProps extends MenuLinksProps {
  /** Begins the ids of its parts; one of a page has it. */
  id: string;
  className?: string | undefined;
}

/**
 * A menu in one line («priority+»): whatever does not fit stands in «Ещё». The style sheet alone decides whether «Ещё» is there, so
 * that it is without script too; it then lists every item, and with script those that the line lacks.
 */
export function PriorityMenu({ id, label, items, pathname, className }: PriorityMenuProps) {
  const links = useRef<HTMLDivElement>(null);
  const isOut = useOverflow(links, items);
  const current = items.map(({ link }) => isCurrent(link, pathname));
  const listed = items.flatMap((item, at) => (isOut && !isOut[at] ? [] : { ...item, at }));
  const isElsewhere = isOut !== null && listed.some(({ at }) => current[at]);
  return (
    <CachedMarkup
      as="nav"
      cacheKey={['priority menu', id, label, items, current]}
      className={className ? `${styles.menu} ${className}` : styles.menu}
      aria-label={label}
    >
      {() => (
        <div className={styles.lines}>
          {/* As high as the line would be if it wrapped: what lies upon it asks for that height. */}
          <div className={styles.measure} aria-hidden="true">
            {items.map(({ label: words, link, icon }) => (
              <span key={link + words} data-icon={icon && ''}>
                {words}
              </span>
            ))}
          </div>
          <div className={styles.gauge}>
            <div ref={links} className={styles.links}>
              {items.map((item, at) => (
                <MenuLink
                  key={item.link + item.label}
                  item={item}
                  aria-current={current[at]}
                  data-out={isOut?.[at] || undefined}
                />
              ))}
            </div>
            <Menu
              className={styles.more}
              panelId={`${id}-more`}
              label={`${label}: ещё`}
              items={listed.map(({ label: words, link, icon, at }) => ({
                label: words,
                href: link,
                current: current[at],
                ...(icon && { icon: leavingIcon(icon), newTab: true }),
              }))}
              trigger={(props) => (
                <button type="button" {...props} data-current={isElsewhere || undefined}>
                  Ещё
                  <VisuallyHidden>: {label.toLowerCase()}</VisuallyHidden>
                  <Icon name="chevron-down" size={16} />
                </button>
              )}
            />
          </div>
        </div>
      )}
    </CachedMarkup>
  );
}
