import { useNavigate } from 'react-router';
import type { ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { DateField } from '@m30/ui-kit/date-field';
import { isoDay } from '@m30/ui-kit/mask';
import { Notice } from '@m30/ui-kit/notice';
import { RadioGroup } from '@m30/ui-kit/radio-group';
import { Select } from '@m30/ui-kit/select';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { FormErrors } from '../../../components/form-errors/FormErrors.tsx';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import { useDraft } from '../../../store/draft/use-draft.ts';
import { useKey } from '../../../store/draft/use-key.ts';
import { useComplaints } from '../../../store/form/use-complaints.ts';
import { complaintsOf, type ServiceDraft } from './complaints-of.ts';
import styles from './Service.module.css';

type Form = ResultOf<'LK.GetService'>;

export interface OrderServiceProps extends Pick<
  Form,
  'service' | 'premises' | 'first_day' | 'last_day'
> {
  offer: NonNullable<Form['offer']>;
  /** Guid of the buyer. */
  user: string;
}

const EMPTY: ServiceDraft = { premise: '', address: '', choice: '', day: '', comment: '' };

/** Orders a service for a day; what is typed survives a reload. */
export function OrderService({ service, offer, premises, user, ...days }: OrderServiceProps) {
  const [draft, change, clear] = useDraft(`service.${user}.${service.id}`, EMPTY);
  const { pending, problem, run } = useAccountCall();
  const navigate = useNavigate();
  const keyOf = useKey();
  const current = complaintsOf(draft, { choices: offer.choices, ...days });
  const { wrong, attempt, idOf, attemptToSend } = useComplaints(current);

  async function send() {
    if (!attemptToSend()) return;
    const { premise, address, choice, comment } = draft;
    const order = {
      ...{ service: service.id, choice, comment, wished_on: isoDay(draft.day) ?? '' },
      ...(premise ? { premise } : { address }),
    };
    if (!(await run(() => browserApi.post('LK.SendServiceRequest', order, keyOf(order))))) return;
    clear();
    await navigate('/services');
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormErrors {...{ wrong, attempt, idOf }} />
      {offer.choices.length > 0 && (
        <RadioGroup
          id={idOf('choice')}
          name="choice"
          legend="Что нужно"
          required
          options={offer.choices.map((label) => ({ id: label, label }))}
          value={draft.choice}
          error={wrong['choice']}
          onValueChange={(choice) => change({ choice })}
        />
      )}
      {premises.length > 0 && (
        <Select
          label="Где"
          placeholder="Другой адрес"
          options={premises.map(({ order, title }) => ({ id: order, label: title }))}
          value={draft.premise}
          onChange={({ currentTarget }) => change({ premise: currentTarget.value })}
        />
      )}
      {draft.premise === '' && (
        <TextField
          id={idOf('address')}
          label="Адрес"
          autoComplete="street-address"
          required
          maxLength={300}
          value={draft.address}
          error={wrong['address']}
          onChange={({ currentTarget }) => change({ address: currentTarget.value })}
        />
      )}
      <DateField
        id={idOf('day')}
        label="Желаемый день"
        required
        min={days.first_day}
        max={days.last_day}
        value={draft.day}
        error={wrong['day']}
        onValueChange={(day) => change({ day })}
      />
      <TextArea
        label="Комментарий (необязательно)"
        rows={3}
        maxLength={1000}
        value={draft.comment}
        onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
      />
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      <div>
        <Button type="submit" loading={pending}>
          Отправить заявку
        </Button>
      </div>
    </form>
  );
}
