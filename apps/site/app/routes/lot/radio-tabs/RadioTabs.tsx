import type { ChangeEvent, ReactNode } from 'react';
import { Meridian } from '@m30/ui-kit/meridian';
import styles from './RadioTabs.module.css';

/** A tab and what it shows. */
interface RadioTab {
  /** Name within the group. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface RadioTabsProps {
  /** What is chosen, spoken before the tabs. */
  label: string;
  /** Name of the inputs, one of its kind on the page. */
  name: string;
  /** The first one is open at first; up to eight. */
  tabs: readonly RadioTab[];
  /**
   * Side of what is shown on which the bar lies.
   * @default 'above'
   */
  bar?: 'above' | 'below' | undefined;
  /** Another tab was chosen. */
  onChoose?: ((id: string) => void) | undefined;
}

/**
 * Tabs that are a group of radio buttons: they change without script, before it has come, and by arrows. The bar scrolls to the
 * chosen one where it is wider than the screen.
 */
export function RadioTabs({ label, name, tabs, bar = 'above', onChoose }: RadioTabsProps) {
  const choose = (event: ChangeEvent<HTMLFieldSetElement>) => {
    // A switch or another bar may lie within the view, never within the bar.
    if (!(event.target instanceof HTMLInputElement)) return;
    bringToMiddle(event.currentTarget, event.target.parentElement);
    onChoose?.(event.target.value);
  };
  return (
    <div className={styles.tabs} data-bar={bar}>
      <fieldset className={styles.bar} onChange={choose}>
        <legend className="visually-hidden">{label}</legend>
        {tabs.map(({ id, title }, index) => (
          <label key={id}>
            <input type="radio" name={name} value={id} defaultChecked={index === 0} />
            {title}
          </label>
        ))}
        <Meridian side="under" />
      </fieldset>
      <div className={styles.views}>
        {tabs.map(({ id, content }) => (
          <div key={id} data-view={id}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

function bringToMiddle(bar: HTMLElement, tab: HTMLElement | null) {
  if (tab) bar.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - bar.clientWidth / 2;
}
