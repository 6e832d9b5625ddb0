import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@m30/ui-kit/button';
import { formatCount } from '@m30/ui-kit/format';
import {
  PICTURE_KINDS,
  type PictureKind,
} from '../../../contract/content/picture/picture-kinds.ts';
import type { StudioInput } from '../../../contract/client.ts';
import { useAddress } from '../../address/useAddress.ts';
import { pagesQuery } from '../../api/pages.ts';
import { useMe } from '../../api/session.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { ChoosePictures, DropPictures } from '../../components/media/DropPictures.tsx';
import { UploadList } from '../../components/media/UploadList.tsx';
import { usePictureUploads } from '../../components/media/use-picture-uploads.ts';
import { Pick } from '../../components/pick/Pick.tsx';
import { SearchFilter } from '../../components/pick/SearchFilter.tsx';
import { Bar, Split } from '../../components/split/Split.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import styles from './Media.module.css';
import { PictureGrid } from './PictureGrid.tsx';
import { PictureSheet } from './PictureSheet.tsx';

type Filter = Omit<StudioInput<'Pictures.List'>, 'page'>;

const ONLY = { uploaded: 'загруженные', unused: 'не используются', 'no-alt': 'без описания' };

const KINDS = Object.entries(PICTURE_KINDS).map(([id, { title }]) => ({ id, label: title }));

/** Pictures that pages, news and promos are made with. */
export default function MediaDesk() {
  const address = useAddress();
  const open = address.get('picture');
  return (
    <Split
      beside={
        open && (
          <PictureSheet key={open} id={open} onClose={() => address.change({ picture: '' })} />
        )
      }
    >
      <Library open={open} />
    </Split>
  );
}

function Library({ open }: { open: string }) {
  const address = useAddress();
  const { may } = useMe();
  const { uploads, add, clear } = usePictureUploads();
  const [text, kind, only] = [address.get('text'), address.get('kind'), address.get('only')];
  const filter: Filter = {
    ...(text && { text }),
    ...(kind in PICTURE_KINDS && { kind: kind as PictureKind }),
    ...(only in ONLY && { only: only as keyof typeof ONLY }),
  };
  const list = useInfiniteQuery(pagesQuery('Pictures.List', filter));
  const pictures = list.data?.pages.flatMap((page) => page.pictures);
  const total = list.data?.pages[0]?.total ?? 0;
  const hrefOf = (id: string) => address.with({ picture: id });
  const isNarrowed = Object.keys(filter).length > 0;
  const mayEdit = may('media.edit');
  const choose = mayEdit && <ChoosePictures multiple label="Загрузить" onFiles={add} />;
  return (
    <DropPictures onFiles={mayEdit ? add : () => undefined}>
      <DeskHead
        title="Медиатека"
        note={list.data && formatCount(total, ['картинка', 'картинки', 'картинок'])}
      >
        {choose}
      </DeskHead>
      <Bar label="Отбор">
        <Pick
          label="Что это"
          all="всё"
          value={kind}
          options={KINDS}
          onChange={(value) => address.change({ kind: value })}
        />
        <Pick
          label="Какие"
          all="все"
          value={only}
          options={Object.entries(ONLY).map(([id, label]) => ({ id, label }))}
          onChange={(value) => address.change({ only: value })}
        />
        <SearchFilter
          label="Что на картинке, автор, файл"
          value={text}
          onChange={(value) => address.change({ text: value })}
        />
      </Bar>
      <div className={styles.around}>
        <UploadList {...{ uploads, hrefOf }} />
        {uploads.some(({ state }) => state === 'done') && (
          <Button variant="secondary" size="small" onClick={clear}>
            Убрать загруженные из списка
          </Button>
        )}
      </div>
      {list.isError && <Trouble onRetry={() => void list.refetch()} />}
      {!pictures && !list.isError && <Loading />}
      {pictures && pictures.length > 0 && <PictureGrid {...{ pictures, open, hrefOf }} />}
      {list.hasNextPage && (
        <div className={styles.around}>
          <Button
            variant="secondary"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Показать ещё
          </Button>
        </div>
      )}
      {pictures?.length === 0 && (
        <Nothing title={isNarrowed ? 'Ничего не нашлось' : 'Картинок ещё нет'}>
          Перетащите файлы сюда или нажмите «Загрузить»: JPG, PNG, WebP, AVIF и SVG до 20 МБ.
        </Nothing>
      )}
    </DropPictures>
  );
}
