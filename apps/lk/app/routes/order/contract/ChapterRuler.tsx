import { Meridian } from '@m30/ui-kit/meridian';
import { useEffect, useRef } from 'react';
import { chapterId, type Chapter } from './contract.ts';
import styles from './ChapterRuler.module.css';

export interface ChapterRulerProps {
  chapters: readonly Chapter[];
  /** Chapters that were read to their end. */
  read: number;
}

/** Pixels of the chapter before that stay in sight on a narrow ruler. */
const BEFORE = 110;

/** Contents of a contract as a ruler: what is read, where the reader is, what lies ahead. */
export function ChapterRuler({ chapters, read }: ChapterRulerProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const ol = list.current;
    const now = ol?.children[Math.min(read, chapters.length - 1)];
    if (ol && now instanceof HTMLElement) ol.scrollLeft = now.offsetLeft - ol.offsetLeft - BEFORE;
  }, [read, chapters.length]);
  const label = `Содержание, прочитано разделов: ${read} из ${chapters.length}`;
  return (
    <nav className={styles.ruler} aria-label={label} data-layer="anchors">
      <ol ref={list}>
        {chapters.map(({ number, title }) => (
          <li
            key={number}
            data-state={number <= read ? 'read' : number === read + 1 ? 'now' : undefined}
          >
            <a href={`#${chapterId(number)}`}>
              <b>{number}</b>
              {title}
            </a>
          </li>
        ))}
      </ol>
      <Meridian side="beside" />
    </nav>
  );
}
