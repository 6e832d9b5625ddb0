import { createContext, use, type ReactNode } from 'react';
import type { FacetOption } from '@m30/api';
import { Chip } from '@m30/ui-kit/chip';
import { formatNumber } from '@m30/ui-kit/format';
import { TextField } from '@m30/ui-kit/text-field';
import styles from './ListingForm.module.css';

export interface ListingGroupProps {
  title: string;
  /** Stands in the bar while nothing is chosen: «Весь город». */
  any?: string;
  /** What is chosen, in a line. */
  chosen?: string | undefined;
  /**
   * Takes the whole line.
   * @default false
   */
  wide?: boolean;
  children: ReactNode;
}

/** Groups stand open within a panel, and fold into the bar outside one. */
const InPanel = createContext(false);

/** Controls of one filter: behind its title and what is chosen in the bar, under its title in the panel of further filters. */
export function ListingGroup({ title, any, chosen, wide = false, children }: ListingGroupProps) {
  if (use(InPanel)) {
    return (
      <fieldset className={styles.group} data-wide={wide || undefined}>
        <legend className={styles.legend}>{title}</legend>
        {children}
      </fieldset>
    );
  }
  return (
    <details className={styles.fold} name="listing-filter" data-chosen={chosen && ''}>
      <summary>
        <span className={styles.title}>{title}</span>
        <span className={styles.value}>{chosen ?? any}</span>
      </summary>
      <fieldset className={styles.panel} data-wide={wide || undefined}>
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

export interface ListingChipsProps {
  name: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  /** Words of a choice that lifts the filter; it makes the chips one-of-all. */
  none?: string;
}

/** Options as chips with their counts; an impossible one stays in sight, disabled. */
export function ListingChips({ name, options, chosen, none }: ListingChipsProps) {
  return (
    <div className={styles.chips}>
      {none !== undefined && (
        <Chip type="radio" name={name} value="" defaultChecked={chosen.length === 0}>
          {none}
        </Chip>
      )}
      {options.map(({ value, label, count }) => (
        <Chip
          key={value}
          type={none === undefined ? 'checkbox' : 'radio'}
          name={name}
          value={value}
          count={count}
          defaultChecked={chosen.includes(value)}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}

export interface ListingFlagsProps {
  flags: readonly { name: string; label: string; count: number; on: boolean }[];
}

/** Boxes to tick, as chips with their counts. */
export function ListingFlags({ flags }: ListingFlagsProps) {
  return (
    <div className={styles.chips}>
      {flags.map(({ name, label, count, on }) => (
        <Chip key={name} name={name} value="1" count={count} defaultChecked={on}>
          {label}
        </Chip>
      ))}
    </div>
  );
}

/** One number of a {@link ListingNumbers}. */
export interface ListingNumber {
  name: string;
  /** With its unit: «От, м²». */
  label: string;
  value: number | undefined;
  /** What stands there while nothing is typed. */
  bound: number;
}

/** Limits side by side, typed as numbers. */
export function ListingNumbers({ numbers }: { numbers: readonly ListingNumber[] }) {
  return (
    <div className={styles.pair}>
      {numbers.map(({ name, label, value, bound }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          defaultValue={value === undefined ? undefined : formatNumber(value, 2)}
          placeholder={formatNumber(bound, 2)}
        />
      ))}
    </div>
  );
}

export interface MoreFiltersProps {
  /** One of them is in force. */
  chosen: boolean;
  children: ReactNode;
}

/** Filters that fewer people need, in one panel; marked while one of them is in force. */
export function MoreFilters({ chosen, children }: MoreFiltersProps) {
  return (
    <details
      className={styles.fold}
      name="listing-filter"
      data-chosen={chosen || undefined}
      data-more
    >
      <summary>
        <span>Ещё фильтры</span>
      </summary>
      <div className={styles.panel} data-wide>
        <InPanel value>{children}</InPanel>
      </div>
    </details>
  );
}
