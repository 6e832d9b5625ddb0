import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { TextArea } from '@m30/ui-kit/text-field';
import { useChange } from '../../api/queries.ts';
import { Facts } from '../../components/facts/Facts.tsx';
import { Key } from '../../components/key/Key.tsx';
import { ReasonDialog } from '../../components/reason-dialog/ReasonDialog.tsx';
import { SideSheet } from '../../components/side-sheet/SideSheet.tsx';
import { useShortcuts } from '../../keys/shortcuts.ts';
import { ratingOf, subjectOf, type Review } from './review.ts';
import styles from './Reviews.module.css';

/** Reasons that are given often. */
const USUAL = ['Реклама или ссылка на чужой сайт', 'Личные данные других людей', 'Оскорбления'];

const TOUCHES = ['Reviews.List'] as const;

/** One review: its words, the answer of the company, and what is decided. */
export function ReviewSheet({ review, onClose }: { review: Review; onClose: () => void }) {
  const { guid, revision, state, author, about, title, text, photo } = review;
  const [seen] = useState(review);
  const [reply, setReply] = useState(review.reply);
  const [rejecting, setRejecting] = useState(false);
  const isShown = state === 'published';
  const publish = useChange('Reviews.Publish', {
    touches: TOUCHES,
    done: isShown ? 'Ответ сохранён' : 'Отзыв на сайте',
  });
  const reject = useChange('Reviews.Reject', { touches: TOUCHES, done: 'Отзыв не показан' });
  const accept = () => publish.mutate({ review: guid, revision, reply }, { onSuccess: onClose });
  const accepts = !isShown || reply.trim() !== review.reply;
  useShortcuts([
    ...(accepts ? [{ code: 'KeyA', key: 'A', label: 'принять', run: accept }] : []),
    ...(state !== 'rejected'
      ? [{ code: 'KeyR', key: 'R', label: 'не показывать', run: () => setRejecting(true) }]
      : []),
  ]);
  return (
    <SideSheet label="Карточка отзыва" note="Отзыв" onClose={onClose}>
      <section>
        <h2 className={styles.who}>{author}</h2>
        <Facts
          facts={[
            { label: 'О чём', value: subjectOf(review) },
            ...(about ? [{ label: 'Кто это', value: about }] : []),
            { label: 'Оценка', value: ratingOf(review) },
            ...(review.reason ? [{ label: 'Не показан', value: review.reason }] : []),
            { label: 'Пришёл', value: formatDate(review.created_at, 'stamp') },
          ]}
        />
      </section>
      <section>
        {title && <h2>{title}</h2>}
        <p className={styles.text}>{text}</p>
        {photo && (
          <p>
            <a href={photo} download>
              Скачать фотографию автора
            </a>
          </p>
        )}
      </section>
      <section className={styles.decision}>
        {revision !== seen.revision && (
          <p role="alert">
            Коллега изменил ответ: {review.reply === '' ? 'теперь его нет' : `«${review.reply}»`}.
            Сохраните, чтобы на сайте был ваш.
          </p>
        )}
        <TextArea
          label="Ответ компании"
          hint="Его увидят под отзывом. Можно оставить пустым."
          rows={5}
          maxLength={2000}
          value={reply}
          onChange={(event) => setReply(event.currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button loading={publish.isPending} disabled={!accepts} onClick={accept}>
            {isShown ? 'Сохранить ответ' : 'Опубликовать'} <Key>A</Key>
          </Button>
          {state !== 'rejected' && (
            <Button variant="secondary" onClick={() => setRejecting(true)}>
              {isShown ? 'Убрать с сайта' : 'Не показывать'} <Key>R</Key>
            </Button>
          )}
        </div>
      </section>
      <ReasonDialog
        title="Не показывать отзыв"
        lead="Отзыва не будет на сайте. Причину прочитает автор, если он писал из кабинета; она останется в журнале."
        action="Не показывать"
        usual={USUAL}
        open={rejecting}
        onClose={() => setRejecting(false)}
        send={async (reason) => {
          await reject.mutateAsync({ review: guid, revision, reason });
          onClose();
        }}
      />
    </SideSheet>
  );
}
