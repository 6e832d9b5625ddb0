import { useEffect, useRef, useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Conflict } from '../../components/conflict/Conflict.tsx';
import { GroupFields } from '../../components/shape/ShapeField.tsx';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import styles from './Company.module.css';
import type { CompanyDraft } from './useCompany.ts';

/** The settings of the company, drawn from the schema of their method. */
export function CompanyForm({ draft }: { draft: CompanyDraft }) {
  const { company, fields, mistakes, trouble, saving, clear } = draft;
  const [unsaved, setUnsaved] = useState<{ body: unknown } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [mistakes]);
  if (!company) return null;
  const { revision } = company;
  const body = unsaved ? unsaved.body : company.body;
  const drop = () => {
    setUnsaved(null);
    clear();
  };
  return (
    <Form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void draft.save(revision, body ?? {});
      }}
    >
      {trouble === 'conflict' ? (
        <Conflict
          onTheirs={() => {
            drop();
            draft.retry();
          }}
          onMine={() =>
            void draft.read().then((read) => draft.save(read.company.revision, body ?? {}))
          }
        >
          Настройки компании сохранил коллега
        </Conflict>
      ) : (
        <FormRefusal>{trouble}</FormRefusal>
      )}
      <div className={styles.groups}>
        <GroupFields
          shape={{ kind: 'group', fields }}
          value={body}
          path="body"
          mistakes={mistakes}
          onChange={(next) => setUnsaved({ body: next ?? {} })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" loading={saving} disabled={!unsaved}>
          Сохранить
        </Button>
        {unsaved && (
          <Button variant="secondary" onClick={drop}>
            Вернуть как было
          </Button>
        )}
        <Button variant="secondary" href="/" target="_blank">
          Открыть сайт
        </Button>
      </div>
    </Form>
  );
}
