import { participantName } from '@m30/shell/order';
import { Button } from '@m30/ui-kit/button';
import type { KnownPerson } from '../../../../store/order/participant/known-people.ts';
import styles from './UsersStep.module.css';

export interface KnownPeopleProps {
  people: readonly KnownPerson[];
  onTake: (person: KnownPerson) => void;
}

/** People of earlier orders, whose documents need not be typed once more. */
export function KnownPeople({ people, onTake }: KnownPeopleProps) {
  if (people.length === 0) return null;
  return (
    <section className={styles.known} aria-label="Из прошлых заказов" data-tone="paper">
      <p>Паспортные данные есть в&nbsp;ваших прошлых заказах:</p>
      <div className={styles.tools}>
        {people.map((person) => (
          <Button
            key={person.snils}
            variant="secondary"
            size="small"
            onClick={() => onTake(person)}
          >
            Подставить: {participantName(person)}
          </Button>
        ))}
      </div>
    </section>
  );
}
