import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@m30/ui-kit/skeleton';
import { studioQuery } from '../../api/queries.ts';
import { SideSheet } from '../../components/side-sheet/SideSheet.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { CHANNELS, type Letter } from './letter.ts';
import { LetterForm } from './LetterForm.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import styles from './Letters.module.css';
import { useLetter } from './useLetter.ts';

/** One kind: when it is sent, its text, and how that looks. */
export function LetterSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = useQuery({
    ...studioQuery('Letters.Get', { id }),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <SideSheet wide label="Карточка сообщения" note="Сообщение" onClose={onClose}>
      {isError && <Trouble title="Сообщение не открылось" onRetry={() => void refetch()} />}
      {!data && !isError && (
        <section>
          <Skeleton height={320} />
        </section>
      )}
      {data && <Written letter={data.letter} />}
    </SideSheet>
  );
}

function Written({ letter }: { letter: Letter }) {
  const draft = useLetter(letter);
  const { channel, title, when, own } = letter;
  return (
    <>
      <section>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.muted}>
          {CHANNELS[channel]}. {when}. {own ? 'Текст ваш.' : 'Текст исходный.'}
        </p>
      </section>
      <section className={styles.columns}>
        <LetterForm {...{ letter, draft }} />
        <LetterPreview letter={letter} preview={draft.preview} />
      </section>
    </>
  );
}
