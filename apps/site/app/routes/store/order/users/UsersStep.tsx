import { useNavigate } from 'react-router';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import type { Draft } from '../../../../store/order/draft/use-draft.ts';
import { fieldId } from '../../../../store/order/field-id.ts';
import type { Order } from '../../../../store/order/order.ts';
import { issuesInWords } from '../../../../store/order/participant/issue-words.ts';
import {
  divideEqually,
  emptyPerson,
  MOST_PEOPLE,
  usersOf,
  type Person,
} from '../../../../store/order/participant/person.ts';
import { checkPeople } from '../../../../store/order/participant/check-person.ts';
import { sharesWords } from '../../../../store/order/participant/shares-words.ts';
import { stepHref } from '../../../../store/order/steps.ts';
import { useSubmit } from '../../../../store/order/use-submit.ts';
import { StepForm } from '../step/StepForm.tsx';
import { PersonFields } from './PersonFields.tsx';
import styles from './UsersStep.module.css';

/** People of a draft. */
interface People {
  users: Person[];
}

/** Props of {@link UsersStep}. */
export interface UsersStepProps {
  order: Order;
  draft: Draft<People>;
}

/** Who buys: papers and shares of each. */
export function UsersStep({ order, draft }: UsersStepProps) {
  const navigate = useNavigate();
  const { submit, refuse, pending, attempt, message, issues } = useSubmit();
  const { users } = draft.values;
  const setUsers = (next: Person[]) => draft.change({ users: next });
  const shares = sharesWords(users);
  const sharesIssue = issues.find(({ path }) => path === 'users')?.message;
  const several = users.length > 1;

  const send = () =>
    submit(async () => {
      await draft.flush();
      await browserApi.post('Order.SetUsers', { guid: order.guid, users: usersOf(users) });
      await navigate(stepHref(order.guid, 'documents'));
    });
  return (
    <StepForm
      title="Кто покупает"
      lead="Данные нужны для договора и&nbsp;регистрации. Их видят только сотрудники, которые готовят вашу сделку."
      errors={[...issuesInWords(issues, several), ...(message ? [{ message }] : [])]}
      attempt={attempt}
      pending={pending}
      submitLabel="Дальше: документы"
      back={stepHref(order.guid, 'payment')}
      onSubmit={() => {
        const found = checkPeople(users);
        if (found.length > 0) refuse(found);
        else void send();
      }}
    >
      {users.map((person, index) => (
        <PersonFields
          // People have no names of their own while they are typed; their order is their identity.
          key={index}
          index={index}
          person={person}
          several={several}
          issues={issues}
          onChange={(next) => setUsers(users.with(index, next))}
          onRemove={
            index > 0
              ? () => setUsers(divideEqually(users.filter((_, place) => place !== index)))
              : undefined
          }
        />
      ))}
      <div className={styles.tools}>
        {users.length < MOST_PEOPLE && (
          <Button
            variant="secondary"
            onClick={() => setUsers(divideEqually([...users, emptyPerson]))}
          >
            Добавить участника
          </Button>
        )}
        {several && (
          <Button variant="ghost" onClick={() => setUsers(divideEqually(users))}>
            Поделить поровну
          </Button>
        )}
        <p
          id={fieldId('users')}
          className={styles.shares}
          role="status"
          tabIndex={-1}
          data-wrong={(shares && !shares.whole) || sharesIssue ? true : undefined}
        >
          {several && (shares?.words ?? sharesIssue)}
        </p>
      </div>
    </StepForm>
  );
}
