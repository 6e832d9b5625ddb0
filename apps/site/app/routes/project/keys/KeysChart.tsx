import type { CSSProperties } from 'react';
import { formatQuarter } from '@m30/ui-kit/format';
import { Meridian } from '@m30/ui-kit/meridian';
import type { ForecastKeys } from './core/keys-forecast.ts';
import { keysScale } from './core/keys-scale.ts';
import { spokenChart } from './core/keys-words.ts';
import styles from './KeysChart.module.css';

/** A place on the axis, per cent. */
interface Place extends CSSProperties {
  '--m30-at': string;
}

const at = (place: number): Place => ({ '--m30-at': `${place}%` });

/** Readiness month by month, the course to the contract's date, and the range of the forecast; a table says the same. */
export function KeysChart({ forecast }: { forecast: ForecastKeys }) {
  const scale = keysScale(forecast);
  return (
    <figure>
      <div className={styles.chart} role="img" aria-label={spokenChart(forecast)}>
        <div className={styles.field}>
          {[100, 50, 0].map((percent) => (
            <span key={percent} className={styles.tick} style={at(100 - percent)}>
              {percent}&nbsp;%
            </span>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.grid} d="M0 0H100M0 50H100" />
            <path className={styles.range} d={scale.range} />
            <path className={styles.plan} d={scale.plan} />
            <path className={styles.middle} d={scale.middle} />
            <path className={styles.done} d={scale.done} />
            <path className={styles.bounds} d={`M${scale.from} 0H${scale.to}`} />
          </svg>
          <Meridian className={styles.contract} at={scale.contract} />
          <span className={styles.promise} style={at(scale.contract)}>
            договор, {formatQuarter(forecast.contract)}
          </span>
          {scale.years.map((year) => (
            <span key={year.year} className={styles.year} style={at(year.at)}>
              {year.year}
            </span>
          ))}
        </div>
      </div>
      <ul className={styles.legend} aria-hidden="true">
        <li data-line="done">готовность дома</li>
        <li data-line="plan">ход прошлых домов к&nbsp;сроку договора</li>
        <li data-line="range">прогноз и&nbsp;его диапазон</li>
      </ul>
    </figure>
  );
}
