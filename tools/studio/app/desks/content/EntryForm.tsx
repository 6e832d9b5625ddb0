import { useEffect, useRef, useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { TextField } from '@m30/ui-kit/text-field';
import { Conflict } from '../../components/conflict/Conflict.tsx';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { aliasOf } from './alias-of.ts';
import styles from './Content.module.css';
import { EntryControl } from './fields/EntryControl.tsx';
import type { Entry, EntryBody, EntryKind } from './kinds/kind.ts';
import { useEntry } from './useEntry.ts';

interface EntryFormProps {
  kind: EntryKind;
  /** `null` where a new one is written. */
  entry: Entry | null;
  onSaved: (id: string) => void;
}

/** What is written of an entry. What is not saved yet stays while another one is looked at. */
export function EntryForm({ kind, entry, onSaved }: EntryFormProps) {
  const draft = useEntry(kind, entry, onSaved);
  const { written, mistakes, trouble, change } = draft;
  const { body } = written;
  const [times, setTimes] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The first wrong field, once the attempt has shown which one it is.
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  }, [mistakes]);
  const write = (key: string, value: unknown) => {
    const next = { ...body, [key]: value };
    const follows =
      kind.named && entry === null && key === 'title' && written.id === aliasOf(titleOf(body));
    change({ body: next, ...(follows && { id: aliasOf(titleOf(next)) }) });
  };
  /** Renders the fields anew: some keep what is typed. */
  const anew = (run: () => unknown) => async () => {
    await run();
    setTimes((count) => count + 1);
  };
  const name = entry === null && (
    <TextField
      label={kind.id.label}
      hint={kind.id.hint}
      error={mistakes.find(({ path }) => path === 'id')?.message}
      autoComplete="off"
      value={written.id}
      onChange={(event) => change({ id: event.currentTarget.value.trim() })}
    />
  );
  return (
    <Form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void draft.save();
      }}
    >
      {trouble === 'conflict' ? (
        <Conflict
          onTheirs={() => void anew(draft.takeTheirs)()}
          onMine={() => void draft.keepMine()}
        >
          Запись сохранил коллега
        </Conflict>
      ) : (
        <FormRefusal>{trouble}</FormRefusal>
      )}
      {!kind.named && name}
      {kind.fields.map((field) => (
        <EntryControl
          key={`${field.key} ${times}`}
          {...{ field, mistakes }}
          value={body[field.key]}
          onChange={(value) => write(field.key, value)}
        />
      ))}
      {kind.named && name}
      <div className={styles.actions} data-stays>
        <Button type="submit" loading={draft.saving} disabled={entry !== null && !draft.isUnsaved}>
          {saveWords(entry, body)}
        </Button>
        {draft.isUnsaved && (
          <Button variant="secondary" onClick={() => void anew(draft.drop)()}>
            Вернуть как было
          </Button>
        )}
      </div>
    </Form>
  );
}

const titleOf = ({ title }: EntryBody): string => (typeof title === 'string' ? title : '');

/** What a save does: an entry that everybody will see is published. */
function saveWords(entry: Entry | null, { draft }: EntryBody): string {
  if (draft === true) {
    return entry && entry.state !== 'draft' ? 'Снять с сайта' : 'Сохранить черновик';
  }
  return entry === null || entry.state === 'draft' ? 'Опубликовать' : 'Сохранить';
}
