import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import { TextField } from '@m30/ui-kit/text-field';
import { api } from '../../api/api.ts';
import { messageOf } from '../../api/message-of.ts';
import { pagesQuery } from '../../api/pages.ts';
import { useMe } from '../../api/session.ts';
import { useLate } from '../../time/useLate.ts';
import { ChoosePictures, DropPictures } from './DropPictures.tsx';
import styles from './Media.module.css';
import { pictureAddress } from './picture-address.ts';
import { UploadList } from './UploadList.tsx';
import { usePictureUploads, type Picture } from './use-picture-uploads.ts';

interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (picture: Picture) => void;
}

/** Pictures of the library, found by their words; new ones are uploaded here too. */
export function PictureDialog({ open, onClose, onChoose }: PictureDialogProps) {
  return (
    <Modal name="picture" title="Картинка из медиатеки" size="wide" open={open} onClose={onClose}>
      <Library onChoose={onChoose} />
    </Modal>
  );
}

/** Milliseconds of rest before the library is asked. */
const REST = 250;

function Library({ onChoose }: Pick<PictureDialogProps, 'onChoose'>) {
  const [text, setText] = useState('');
  const [bare, setBare] = useState<Picture | null>(null);
  const { may } = useMe();
  const late = useLate(text.trim(), REST);
  const list = useInfiniteQuery(pagesQuery('Pictures.List', late ? { text: late } : {}));
  const found = list.data?.pages.flatMap(({ pictures }) => pictures) ?? [];
  const choose = (picture: Picture) => (picture.alt ? onChoose(picture) : setBare(picture));
  const { uploads, add } = usePictureUploads(setBare);
  if (bare && bare.alt)
    return <Known picture={bare} onChoose={onChoose} onBack={() => setBare(null)} />;
  if (bare) return <Describe picture={bare} onChoose={onChoose} onBack={() => setBare(null)} />;
  return (
    <DropPictures onFiles={may('media.edit') ? add : () => undefined}>
      <div className={styles.dialogBar}>
        <TextField
          label="Что на картинке"
          type="search"
          autoComplete="off"
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {may('media.edit') && <ChoosePictures label="Загрузить" onFiles={add} />}
      </div>
      <UploadList uploads={uploads} />
      <p role="status" className={styles.muted}>
        {list.isError
          ? 'Медиатека не открылась, попробуйте ещё раз'
          : list.data && `Нашлось: ${list.data.pages[0]?.total ?? 0}`}
      </p>
      <ul className={styles.grid} aria-label="Картинки">
        {found.map((picture) => (
          <li key={picture.id}>
            <button type="button" onClick={() => choose(picture)}>
              <img src={pictureAddress(picture.files)} alt="" loading="lazy" />
              <span>{picture.alt || `Нет описания: ${picture.id}`}</span>
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
    </DropPictures>
  );
}

interface OneProps {
  picture: Picture;
  onChoose: (picture: Picture) => void;
  onBack: () => void;
}

/** The file that was sent is in the library already. */
function Known({ picture, onChoose, onBack }: OneProps) {
  return (
    <div className={styles.describe}>
      <img src={pictureAddress(picture.files)} alt="" />
      <p>Такая картинка уже есть: {picture.alt}</p>
      <div className={styles.actions}>
        <Button data-autofocus onClick={() => onChoose(picture)}>
          Выбрать её
        </Button>
        <Button variant="secondary" onClick={onBack}>
          К списку
        </Button>
      </div>
    </div>
  );
}

/** No picture is used before somebody has said what is to be seen. */
function Describe({ picture, onChoose, onBack }: OneProps) {
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The list that had the focus is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const save = async () => {
    if (alt.trim() === '') return setError('Опишите, что на картинке');
    setSaving(true);
    try {
      const { id } = picture;
      const { picture: known } = await api.get('Pictures.Get', { id });
      const body = { ...known.body, alt };
      const saved = await api.post('Pictures.Describe', { id, revision: known.revision, body });
      onChoose(saved.picture);
    } catch (cause) {
      setError(messageOf(cause));
      setSaving(false);
    }
  };
  return (
    <form
      ref={form}
      className={styles.describe}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <img src={pictureAddress(picture.files)} alt="" />
      <TextField
        label="Что на картинке"
        hint="Её прочтут тем, кто не видит: «Двор с клёнами, вид от арки»"
        error={error}
        autoComplete="off"
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={saving}>
          Сохранить и выбрать
        </Button>
        <Button variant="secondary" onClick={onBack}>
          К списку
        </Button>
      </div>
    </form>
  );
}
