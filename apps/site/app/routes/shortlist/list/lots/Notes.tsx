import { Form } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { TextArea } from '@m30/ui-kit/text-field';
import { lotNumber } from '../../../../store/cart/lot-words.ts';
import { LONGEST_NOTE, type Listed, type Member } from '../../core/shortlist.ts';
import { Face } from '../../face/Face.tsx';
import styles from './Notes.module.css';

export interface NotesProps {
  listed: Listed;
  members: readonly Member[];
  me: string | null;
  maySay: boolean;
}

/** Everybody's note, plain words; the own one can be written anew. */
export function Notes({ listed: { lot, opinions }, members, me, maySay }: NotesProps) {
  const own = opinions.find(({ member }) => member === me)?.note ?? '';
  return (
    <div className={styles.notes}>
      {members.map((member, index) => {
        const note = opinions.find((one) => one.member === member.guid)?.note;
        return note ? (
          <p key={member.guid}>
            <Face member={member} index={index} size={24} />
            <span>{note}</span>
          </p>
        ) : null;
      })}
      {maySay && (
        <details>
          <summary>
            {own ? 'Изменить заметку' : 'Добавить заметку'}
            <span className="visually-hidden">: {lotNumber(lot)}</span>
          </summary>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="act" value="note" />
            <input type="hidden" name="lot" value={lot.id} />
            <TextArea
              label="Ваша заметка"
              name="note"
              maxLength={LONGEST_NOTE}
              rows={3}
              defaultValue={own}
            />
            <Button type="submit" variant="secondary" size="small">
              Сохранить
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
