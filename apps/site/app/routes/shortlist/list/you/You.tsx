import { Form } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import type { Member } from '../../core/shortlist.ts';
import type { Refusal } from '../../core/refusal.ts';
import { Leave } from './Leave.tsx';
import { Places } from './Places.tsx';
import styles from './You.module.css';

export interface YouProps {
  me: Member;
  refusal: Refusal | undefined;
  isClosed: boolean;
  /** ISO instant: keys are wished for from this year on. */
  now: string;
}

/** Kopecks in a million of roubles. */
const MILLION = 100_000_000;

/** Years that keys may be wished for by. */
const yearsFrom = (now: string) =>
  Array.from({ length: 6 }, (_, index) => String(Number(now.slice(0, 4)) + index));

/** What whoever looks at the list is called, wants and goes to. */
export function You({ me, refusal, isClosed, now }: YouProps) {
  const { name, wishes } = me;
  const wrong = refusal?.act === 'member' ? refusal.wrong : {};
  return (
    <section id="vy" className={styles.you}>
      <h2>Что важно вам</h2>
      {!isClosed && (
        <Form method="post" preventScrollReset className={styles.form} noValidate>
          <input type="hidden" name="act" value="member" />
          <TextField
            label="Ваше имя в списке"
            name="name"
            maxLength={30}
            defaultValue={name}
            error={wrong['name']}
          />
          <div className={styles.pair}>
            <TextField
              label="Цена до, млн ₽"
              name="price"
              inputMode="decimal"
              maxLength={8}
              autoComplete="off"
              defaultValue={
                wishes.price === null ? '' : String(wishes.price / MILLION).replace('.', ',')
              }
              error={wrong['wishes.price']}
            />
            <Select
              label="Ключи"
              name="keys"
              placeholder="когда угодно"
              defaultValue={wishes.keys === null ? '' : String(wishes.keys)}
              options={yearsFrom(now).map((year) => ({ id: year, label: `до конца ${year} года` }))}
              error={wrong['wishes.keys']}
            />
          </div>
          <div>
            <Checkbox name="finished" defaultChecked={wishes.finished}>
              Без ремонта
            </Checkbox>
            <Checkbox name="sunny" defaultChecked={wishes.sunny}>
              Солнце от&nbsp;двух часов 22&nbsp;марта
            </Checkbox>
            <Checkbox name="raised" defaultChecked={wishes.raised}>
              Не&nbsp;первый этаж
            </Checkbox>
          </div>
          <Places places={me.places} wrong={wrong} />
          <Button type="submit">Сохранить</Button>
        </Form>
      )}
      {!me.isOwner && <Leave />}
    </section>
  );
}
