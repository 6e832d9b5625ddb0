import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import { TextField } from '@m30/ui-kit/text-field';
import { pagesQuery } from '../../../api/pages.ts';
import { useLate } from '../../../time/useLate.ts';
import styles from './Fields.module.css';
import { pictureAddress } from './picture-address.ts';

interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (id: string) => void;
}

/** Pictures of the library, found by their words. */
export function PictureDialog({ open, onClose, onChoose }: PictureDialogProps) {
  return (
    <Modal name="picture" title="Картинка из библиотеки" size="wide" open={open} onClose={onClose}>
      <Library onChoose={onChoose} />
    </Modal>
  );
}

/** Milliseconds of rest before the library is asked. */
const REST = 250;

function Library({ onChoose }: Pick<PictureDialogProps, 'onChoose'>) {
  const [text, setText] = useState('');
  const late = useLate(text.trim(), REST);
  const list = useInfiniteQuery(pagesQuery('Pictures.List', late ? { text: late } : {}));
  const found = list.data?.pages.flatMap(({ pictures }) => pictures) ?? [];
  return (
    <>
      <TextField
        label="Что на картинке"
        type="search"
        autoComplete="off"
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" className={styles.muted}>
        {list.isError
          ? 'Библиотека не открылась, попробуйте ещё раз'
          : list.data && `Нашлось: ${list.data.pages[0]?.total ?? 0}`}
      </p>
      <ul className={styles.library} aria-label="Картинки">
        {found.map(({ id, alt }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <img src={pictureAddress(id)} alt="" loading="lazy" />
              <span>{alt || id}</span>
            </button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Показать ещё
        </Button>
      )}
    </>
  );
}
