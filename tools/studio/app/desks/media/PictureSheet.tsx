import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate, formatFileSize } from '@m30/ui-kit/format';
import { Skeleton } from '@m30/ui-kit/skeleton';
import type { StudioResult } from '../../../contract/client.ts';
import { studioQuery } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { Facts } from '../../components/facts/Facts.tsx';
import { pictureAddress } from '../../components/media/picture-address.ts';
import { SideSheet } from '../../components/side-sheet/SideSheet.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import styles from './Media.module.css';
import { PictureForm } from './PictureForm.tsx';
import { PictureTools } from './PictureTools.tsx';

export type EditedPicture = StudioResult<'Pictures.Get'>['picture'];

/** CSS pixels of the preview, doubled. */
const WIDTH = 960;

/** One picture: what it shows, where it is used, its file. */
export function PictureSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = useQuery({
    ...studioQuery('Pictures.Get', { id }),
    refetchOnWindowFocus: false,
  });
  const { may } = useMe();
  const picture = data?.picture;
  const mayChange = picture && !picture.shipped && may('media.edit');
  return (
    <SideSheet label="Карточка картинки" note="Картинка" onClose={onClose}>
      {isError && <Trouble title="Картинка не открылась" onRetry={() => void refetch()} />}
      {!picture && !isError && (
        <section>
          <Skeleton height={240} />
        </section>
      )}
      {picture && (
        <section>
          {!mayChange && (
            <img
              className={styles.preview}
              src={pictureAddress(picture.files, WIDTH)}
              alt={picture.alt}
            />
          )}
          {mayChange && <PictureForm key={picture.revision} picture={picture} />}
        </section>
      )}
      {picture && (
        <section>
          <Facts facts={factsOf(picture)} />
          {mayChange && <PictureTools {...{ picture, onClose }} />}
          {picture.shipped && (
            <p className={styles.muted}>
              Картинка из поставки: её можно ставить на страницы, но не менять.
            </p>
          )}
        </section>
      )}
      {picture && <Uses picture={picture} />}
    </SideSheet>
  );
}

function factsOf({ width, height, file, alt, body, shipped }: EditedPicture) {
  return [
    { label: 'Размер', value: `${width} × ${height} точек` },
    ...(shipped ? [{ label: 'Что на ней', value: alt }] : []),
    ...(file
      ? [
          { label: 'Файл', value: `${file.name}, ${formatFileSize(file.bytes)}` },
          { label: 'Загружена', value: formatDate(file.added_at, 'short') },
        ]
      : []),
    ...(file?.replaced_at
      ? [{ label: 'Файл заменён', value: formatDate(file.replaced_at, 'short') }]
      : []),
    ...(body.author ? [{ label: 'Автор', value: body.author }] : []),
  ];
}

function Uses({ picture: { used } }: { picture: EditedPicture }) {
  return (
    <section>
      <h2 className={styles.title}>Где используется</h2>
      {used.length === 0 && <p className={styles.muted}>Пока нигде.</p>}
      <ul className={styles.uses}>
        {used.map(({ what, title, to }) => (
          <li key={`${what} ${to}`}>
            <small>{what}</small>
            {to.startsWith(DESKS) ? (
              <Link to={to.slice(DESKS.length)}>{title}</Link>
            ) : (
              <a href={to} target="_blank" rel="noreferrer">
                {title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Below it addresses are desks; the router counts from there. */
const DESKS = '/studio';
