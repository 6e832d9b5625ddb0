import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '@m30/shell/browser';
import { useAim } from '@m30/shell/focus';
import { participantName } from '@m30/shell/order';
import { Button } from '@m30/ui-kit/button';
import { moscowDay } from '@m30/ui-kit/format';
import { RadioGroup } from '@m30/ui-kit/radio-group';
import type { Draft } from '../../../../store/order/draft/use-draft.ts';
import { fieldId } from '../../../../store/order/field-id.ts';
import type { Order } from '../../../../store/order/order.ts';
import { issuesInWords } from '../../../../store/order/participant/issue-words.ts';
import {
  offeredPeople,
  takePerson,
  type KnownPerson,
} from '../../../../store/order/participant/known-people.ts';
import {
  divideEqually,
  emptyPerson,
  MOST_PEOPLE,
  usersOf,
  type Person,
} from '../../../../store/order/participant/person.ts';
import {
  ownershipOf,
  OWNERSHIPS,
  type Ownership,
} from '../../../../store/order/participant/ownership.ts';
import { checkPeople, openIssues } from '../../../../store/order/participant/check-person.ts';
import { parentOptions, withoutPerson } from '../../../../store/order/participant/person-fields.ts';
import { sharesWords } from '../../../../store/order/participant/shares-words.ts';
import { stepHref } from '../../../../store/order/steps.ts';
import { useSubmit } from '../../../../store/order/use-submit.ts';
import { StepForm } from '../step/StepForm.tsx';
import { KnownPeople } from './KnownPeople.tsx';
import { PersonFields } from './PersonFields.tsx';
import styles from './UsersStep.module.css';

/** Id of the button that adds somebody. */
const ADD = 'order-add-person';

/** People of a draft. */
interface People {
  users: Person[];
  ownership: Ownership;
}

export interface UsersStepProps {
  order: Order;
  draft: Draft<People>;
}

/** Who buys: documents and shares of each. */
export function UsersStep({ order, draft }: UsersStepProps) {
  const navigate = useNavigate();
  const { submit, refuse, settle, pending, attempt, message, issues } = useSubmit();
  const [said, setSaid] = useState('');
  const aimAt = useAim();
  const { users } = draft.values;
  const ownership = ownershipOf(users, draft.values.ownership);
  const shared = ownership === 'shares';
  const shares = sharesWords(users);
  const sharesIssue = issues.find(({ path }) => path === 'users')?.message;
  const several = users.length > 1;
  const today = moscowDay(new Date());

  const setUsers = (next: Person[]) => {
    draft.change({ ...draft.values, users: next });
    settle((all) => openIssues(all, users, next, today));
  };
  const own = (chosen: string) => {
    draft.change({ ...draft.values, ownership: chosen as Ownership });
    settle((all) => all.filter(({ path }) => path !== 'ownership'));
  };
  const take = (person: KnownPerson) => {
    const filled = takePerson(users, person);
    aimAt(fieldId(`users.${filled.index}.last_name`));
    setUsers(filled.users);
    setSaid(`Участник ${filled.index + 1}: подставлены данные, ${participantName(person)}`);
  };
  const add = () => {
    aimAt(fieldId(`users.${users.length}.last_name`));
    setUsers(divideEqually([...users, emptyPerson]));
    setSaid(`Добавлен участник ${users.length + 1}`);
  };
  const remove = (index: number) => {
    aimAt(ADD);
    setUsers(divideEqually(withoutPerson(users, index)));
    setSaid(`Участник ${index + 1} убран. Участников теперь: ${users.length - 1}`);
  };
  const send = () =>
    submit(async () => {
      await draft.flush();
      await browserApi.post('Order.SetUsers', {
        ...{ guid: order.guid, ownership, users: usersOf(users, today) },
      });
      await navigate(stepHref(order.guid, 'documents'));
    });
  return (
    <StepForm
      title="Кто покупает"
      lead="Данные нужны для договора и&nbsp;регистрации. Ребёнка тоже можно указать: он получит свою долю. Данные видят только сотрудники, которые готовят вашу сделку."
      errors={[...issuesInWords(issues, several), ...(message ? [{ message }] : [])]}
      attempt={attempt}
      pending={pending}
      submitLabel="Дальше: документы"
      back={stepHref(order.guid, 'payment')}
      onSubmit={() => {
        const found = checkPeople(users, today);
        if (found.length > 0) refuse(found);
        else void send();
      }}
    >
      <KnownPeople people={offeredPeople(order.known_people, users)} onTake={take} />
      {users.map((person, index) => (
        <PersonFields
          // People have no names of their own while they are typed; their order is their identity.
          key={index}
          index={index}
          person={person}
          shared={shared}
          parents={parentOptions(users, index, today)}
          issues={issues}
          onChange={(next) => setUsers(users.with(index, next))}
          onRemove={index > 0 ? () => remove(index) : undefined}
        />
      ))}
      {users.length === 2 && (
        <RadioGroup
          id={fieldId('ownership')}
          legend="Как будете владеть"
          name="ownership"
          options={OWNERSHIPS}
          value={ownership}
          error={issues.find(({ path }) => path === 'ownership')?.message}
          onValueChange={own}
        />
      )}
      <div className={styles.tools}>
        {users.length < MOST_PEOPLE && (
          <Button id={ADD} variant="secondary" onClick={add}>
            Добавить участника
          </Button>
        )}
        {shared && (
          <Button variant="ghost" onClick={() => setUsers(divideEqually(users))}>
            Поделить поровну
          </Button>
        )}
        <p
          id={fieldId('users')}
          className={styles.shares}
          role="status"
          tabIndex={-1}
          data-wrong={(shared && shares && !shares.whole) || sharesIssue ? true : undefined}
        >
          {shared && (shares?.words ?? sharesIssue)}
        </p>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </div>
    </StepForm>
  );
}
