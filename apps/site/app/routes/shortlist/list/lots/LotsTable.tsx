import type { CSSProperties } from 'react';
import { Container } from '@m30/ui-kit/container';
import { TextLink } from '@m30/ui-kit/link';
import { OnlyDifferences } from '../../../../store/compare/OnlyDifferences.tsx';
import { compareRows, sharedHref, type Row } from '../../../../store/compare/index.ts';
import type { Shortlist } from '../../core/shortlist.ts';
import type { WishGroup } from '../../core/wish-groups.ts';
import { Labels } from './Labels.tsx';
import { LotColumn } from './LotColumn.tsx';
import styles from './LotsTable.module.css';
import { planScale } from './plan-scale.ts';

export interface LotsTableProps {
  list: Shortlist;
  groups: readonly WishGroup[];
  onlyDifferences: boolean;
  /** Whoever looks at it may vote and write. */
  maySay: boolean;
}

/** Facts besides those of the head and the wishes. */
const FACTS = ['Цена за\u00a0м²', 'Кухня', 'Балкон или лоджия', 'Этаж', 'До\u00a0метро', 'Окна'];

/** Lots in the order of what is wanted: columns on a desk, one under the other on a phone. */
export function LotsTable({ list, groups, onlyDifferences, maySay }: LotsTableProps) {
  const { lots, members, me } = list;
  const compared = lots.map(({ lot }) => lot);
  const [first] = compared;
  const hides = onlyDifferences && lots.length > 1;
  const facts = first ? compareRows(compared, first) : [];
  const rest = facts.filter(({ name, same }) => FACTS.includes(name) && !(hides && same));
  const scale = planScale(compared);
  return (
    <section className={styles.table} aria-labelledby="otlichiya">
      <Container className={styles.top}>
        <h2 id="otlichiya">Чем отличаются и&nbsp;для кого это важно</h2>
        {lots.length > 1 && (
          <OnlyDifferences isOn={onlyDifferences} className={styles.differences} />
        )}
      </Container>
      {/* A part of the page that scrolls has to be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Лоты списка">
        <div className={styles.grid} style={gridStyle(lots.length, rowsOf(groups, rest), scale)}>
          <Labels members={members} groups={groups} rest={rest} />
          <ol className={styles.lots}>
            {lots.map((listed, at) => (
              <LotColumn
                key={listed.lot.id}
                {...{ listed, at, members, me, groups, rest, maySay }}
                isAlone={members.length < 2}
              />
            ))}
          </ol>
        </div>
      </div>
      <Container className={styles.more}>
        <TextLink href={sharedHref(compared.map(({ id }) => id))}>
          Сравнить по&nbsp;всем параметрам
        </TextLink>
      </Container>
    </section>
  );
}

/** Head, votes, flat, price; each group with its title; the further facts with theirs; notes and what is done. */
const rowsOf = (groups: readonly WishGroup[], rest: readonly Row[]): number =>
  4 +
  groups.reduce((sum, { rows }) => sum + 1 + rows.length, 0) +
  (rest.length > 0 ? 1 + rest.length : 0) +
  3;

const gridStyle = (columns: number, rows: number, { wide, narrow }: ReturnType<typeof planScale>) =>
  ({
    '--m30-columns': columns,
    '--m30-rows': rows,
    '--m30-wide': `${wide}px`,
    '--m30-narrow': `${narrow}px`,
  }) as CSSProperties;
