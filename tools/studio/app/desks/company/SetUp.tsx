import { useEffect, useRef, useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { ShapeField } from '../../components/shape/ShapeField.tsx';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import styles from './Company.module.css';
import { lackIn } from './lack-in.ts';
import type { CompanyDraft } from './useCompany.ts';

type Body = Readonly<Record<string, unknown>>;

/** What a new company begins with: the consents as 152-ФЗ art. 9 wants them, until somebody decides otherwise. */
const BEGUN: Body = { law: { explicit: true } };

/** The set-up of a new company: a step for each group of the schema, all of it written at the last. */
export function SetUp({ draft }: { draft: CompanyDraft }) {
  const { steps, mistakes, trouble, saving } = draft;
  const [at, setAt] = useState(0);
  const [body, setBody] = useState(BEGUN);
  const [lack, setLack] = useState<ReturnType<typeof lackIn>>([]);
  const form = useRef<HTMLFormElement>(null);
  const step = steps[at];
  const wrong = [...lack, ...mistakes];
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field ?? form.current?.querySelector<HTMLElement>('input'))?.focus();
  }, [at, lack, mistakes]);
  if (!step) return null;
  const isLast = at === steps.length - 1;
  const title = step.title ?? step.key;

  async function go() {
    if (!step) return;
    const missing = lackIn(step, body[step.key], `body.${step.key}`);
    setLack(missing);
    if (missing.length > 0) return;
    if (!isLast) return setAt(at + 1);
    const [first] = (await draft.start(body)) ?? [];
    const place = steps.findIndex(({ key }) => first?.path.startsWith(`body.${key}`));
    if (place >= 0) setAt(place);
  }

  return (
    <Form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <div className={styles.setUp}>
        <p className={styles.at} aria-live="polite">
          Шаг {at + 1} из {steps.length}: {title}
        </p>
        <progress aria-label="Настройка сайта" value={at} max={steps.length} />
        <FormRefusal>
          {trouble === 'conflict' ? 'Сайт уже настроен. Обновите страницу' : trouble}
        </FormRefusal>
        <ShapeField
          key={step.key}
          shape={step.shape}
          label={title}
          value={body[step.key]}
          path={`body.${step.key}`}
          mistakes={wrong}
          onChange={(value) => setBody({ ...body, [step.key]: value })}
        />
        <div className={styles.actions}>
          {at > 0 && (
            <Button variant="secondary" onClick={() => setAt(at - 1)}>
              Назад
            </Button>
          )}
          <Button type="submit" loading={saving}>
            {isLast ? 'Настроить сайт' : 'Дальше'}
          </Button>
        </div>
      </div>
    </Form>
  );
}
