import { Container } from '@m30/ui-kit/container';
import { FloorPlan, type Floor } from '../../../../components/floor-plan/FloorPlan.tsx';
import { useLiveStatus, withState } from '../../../../store/live/index.ts';
import { offerName } from '../data/offer-words.ts';
import { pickerHref } from '../data/picker-address.ts';
import type { PickerData } from '../data/picker-data.ts';
import styles from './PlanLevel.module.css';

export interface PlanLevelProps {
  picker: PickerData;
  plan: Floor;
}

/** The chosen floor from above: its flats are links on the drawing and in the list beside it. */
export function PlanLevel({ picker, plan }: PlanLevelProps) {
  const { state, choices, sections } = picker;
  const statuses = useLiveStatus(plan.flats.map(({ id }) => id));
  const floor = {
    ...plan,
    flats: plan.flats.map((flat) => {
      const now = statuses.get(flat.id);
      return now ? withState(flat, now) : flat;
    }),
  };
  return (
    <Container className={styles.level}>
      <div className={styles.ways}>
        <nav className={styles.choice} aria-label="Шаг назад">
          <a href={pickerHref(state, { section: null })} data-keep-scroll="">
            К&nbsp;фасаду
          </a>
        </nav>
        {sections.length > 1 && (
          <nav className={styles.choice} aria-label="Секции">
            {sections.map(({ number, href, current }) => (
              <a
                key={number}
                href={href}
                data-keep-scroll=""
                aria-current={current ? 'true' : undefined}
              >
                Секция {number}
              </a>
            ))}
          </nav>
        )}
        <nav className={styles.choice} aria-label="Этажи">
          {choices.map((choice) => (
            <a
              key={choice.id}
              href={choice.href}
              data-keep-scroll=""
              data-none={choice.count === 0 || undefined}
              aria-label={offerName(choice.title, choice, true)}
              aria-current={choice.current ? 'true' : undefined}
            >
              {choice.sign}
            </a>
          ))}
        </nav>
      </div>
      <FloorPlan floor={floor} eager />
    </Container>
  );
}
