import { useEffect, useRef } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Conflict } from '../../components/conflict/Conflict.tsx';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { GroupFields } from '../../components/shape/ShapeField.tsx';
import styles from './Menus.module.css';
import { useTemplate } from './useTemplate.ts';

/** What stands around every page: menus, footers, and how to reach the company. */
export default function MenusDesk() {
  const draft = useTemplate();
  const { written, fields, mistakes, trouble, change } = draft;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [mistakes]);
  return (
    <>
      <DeskHead title="Меню и контакты" note="Шапка и подвал каждой страницы" />
      {draft.isError && <Trouble onRetry={draft.retry} />}
      {!written && !draft.isError && <Loading />}
      {written && (
        <div className={styles.desk}>
          <Form
            ref={form}
            onSubmit={(event) => {
              event.preventDefault();
              void draft.save();
            }}
          >
            {trouble === 'conflict' ? (
              <Conflict
                onTheirs={() => void draft.takeTheirs()}
                onMine={() => void draft.keepMine()}
              >
                Меню и контакты сохранил коллега
              </Conflict>
            ) : (
              <FormRefusal>{trouble}</FormRefusal>
            )}
            <div className={styles.groups}>
              <GroupFields
                shape={{ kind: 'group', fields }}
                value={written.body}
                path="body"
                {...{ mistakes }}
                onChange={(body) => change(body ?? {})}
              />
            </div>
            <div className={styles.actions}>
              <Button type="submit" loading={draft.saving} disabled={!draft.isUnsaved}>
                Сохранить
              </Button>
              {draft.isUnsaved && (
                <Button variant="secondary" onClick={draft.drop}>
                  Вернуть как было
                </Button>
              )}
              <Button variant="secondary" href="/" target="_blank">
                Открыть сайт
              </Button>
            </div>
          </Form>
        </div>
      )}
    </>
  );
}
