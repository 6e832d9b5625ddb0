import { useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import { Notice } from '@m30/ui-kit/notice';
import { Select } from '@m30/ui-kit/select';
import { TextArea } from '@m30/ui-kit/text-field';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import { defectKinds } from '../../../store/handover/handover-words.ts';
import type { Defect } from '../../../store/handover/handover.ts';
import styles from './handover.module.css';

export interface DefectDialogProps {
  /** Guid. */
  order: string;
  rooms: readonly string[];
  /** The one that is changed; `null` for a new one. */
  defect: Defect | null;
  open: boolean;
  onClose: () => void;
}

const KINDS = Object.entries(defectKinds).map(([id, label]) => ({ id, label }));

const kindOf = (value: string) =>
  (Object.keys(defectKinds) as Defect['kind'][]).find((one) => one === value);

/** Words of a defect: the room, what is wrong, and how. */
export function DefectDialog({ order, rooms, defect, open, onClose }: DefectDialogProps) {
  const [room, setRoom] = useState(defect?.room ?? '');
  const [kind, setKind] = useState<string>(defect?.kind ?? '');
  const [text, setText] = useState(defect?.text ?? '');
  const [checked, setChecked] = useState(false);
  const { pending, problem, run } = useAccountCall();

  async function save(form: HTMLFormElement) {
    setChecked(true);
    const known = kindOf(kind);
    if (!room || !known || !text.trim()) {
      const wrong = form.elements.namedItem(!room ? 'room' : !known ? 'kind' : 'text');
      return wrong instanceof HTMLElement && wrong.focus();
    }
    const words = { order, room, kind: known, text, ...(defect && { defect: defect.guid }) };
    if (!(await run(() => browserApi.post('LK.SaveDefect', words)))) return;
    setChecked(false);
    if (!defect) {
      setKind('');
      setText('');
    }
    onClose();
  }
  return (
    <Modal
      name="defect"
      title={defect ? 'Изменить замечание' : 'Новое замечание'}
      lead="Фотографии добавите к записи сразу после сохранения."
      open={open}
      onClose={onClose}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget);
        }}
      >
        <Select
          label="Где"
          name="room"
          required
          placeholder="Выберите место"
          options={[...new Set([...rooms, ...(room ? [room] : [])])].map((label) => ({ label }))}
          value={room}
          error={checked && !room ? 'Выберите место' : undefined}
          onChange={(event) => setRoom(event.currentTarget.value)}
        />
        <Select
          label="Что не так"
          name="kind"
          required
          placeholder="Выберите"
          options={KINDS}
          value={kind}
          error={checked && !kindOf(kind) ? 'Выберите, что не\u00a0так' : undefined}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
        <TextArea
          label="Опишите"
          name="text"
          required
          rows={4}
          maxLength={1000}
          value={text}
          error={checked && !text.trim() ? 'Опишите замечание' : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
        <Button type="submit" wide loading={pending}>
          Сохранить замечание
        </Button>
      </form>
    </Modal>
  );
}
