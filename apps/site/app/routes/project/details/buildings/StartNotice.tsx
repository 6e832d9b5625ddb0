import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink } from '@m30/ui-kit/link';
import styles from './StartNotice.module.css';

export interface StartNoticeProps {
  complexName: string;
  /** Name of the building: «Корпус 2». */
  name: string;
}

/** Offers to tell when the sales of a building start. */
export function StartNotice({ complexName, name }: StartNoticeProps) {
  const element = `«${complexName}», ${name.toLowerCase()}`;
  return (
    <p className={styles.notice}>
      <span>{name} готовится к&nbsp;старту продаж.</span>
      <ArrowLink {...leadTrigger('callRequestNO', { element })}>
        Уведомить о&nbsp;старте продаж
      </ArrowLink>
    </p>
  );
}
