import { ArrowLink } from '@m30/ui-kit/link';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { linkProps } from '../../parts/link-props.ts';
import type { TimelineProps } from './timeline.schema.ts';
import styles from './TimelineBlock.module.css';

const spoken = { done: 'Выполнено: ', now: 'Сейчас: ', next: 'Впереди: ' } as const;

/** Events along a ruler: a stroke and a date for each, the present one in the colour of the meridian. */
export function TimelineBlock({ title, text, link, items }: TimelineProps) {
  const Heading = title ? 'h3' : 'h2';
  return (
    <>
      <BlockHead title={title} text={text} link={link} />
      <ol className={styles.timeline}>
        {items.map((event, index) => (
          <li
            key={index}
            data-state={event.state}
            aria-current={event.state === 'now' ? 'step' : undefined}
          >
            <p className={styles.when}>{event.when}</p>
            <div className={styles.what}>
              <Heading className={styles.title}>
                {event.state && <span className="visually-hidden">{spoken[event.state]}</span>}
                {event.title}
              </Heading>
              {event.text && <p className={styles.text}>{event.text}</p>}
              {event.link && (
                <ArrowLink {...linkProps(event.link.link)}>{event.link.label}</ArrowLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
