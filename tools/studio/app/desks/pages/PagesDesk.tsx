import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { useAddress } from '../../address/useAddress.ts';
import { studioQuery } from '../../api/queries.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { NewPageDialog } from './NewPageDialog.tsx';
import { PageEditor } from './PageEditor.tsx';
import { kindsOf } from './editing/page.ts';
import styles from './Pages.module.css';
import { PagesTree } from './PagesTree.tsx';

/** Pages of blocks: the tree of them, and the one that is open. */
export default function PagesDesk() {
  const address = useAddress();
  const navigate = useNavigate();
  const path = address.get('path');
  const list = useQuery(studioQuery('Pages.List', {}));
  const kinds = useQuery(studioQuery('Pages.Blocks', {}));
  const page = useQuery({
    ...studioQuery('Pages.Get', { path }),
    enabled: path !== '',
    gcTime: 0,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  const [making, setMaking] = useState(false);
  const shown = page.data?.page.path === path ? page.data.page : null;
  return (
    <>
      <DeskHead
        title="Страницы"
        note={list.data && `${list.data.pages.length} на сайте и в работе`}
      >
        <Button variant="secondary" onClick={() => setMaking(true)}>
          Новая страница
        </Button>
      </DeskHead>
      <div className={styles.desk}>
        <PagesTree pages={list.data?.pages ?? []} current={path} />
        {(list.isError || page.isError) && <Trouble onRetry={() => void page.refetch()} />}
        {path === '' && (
          <Nothing title="Выберите страницу">
            Черновик видите только вы и коллеги, пока его не опубликуют.
          </Nothing>
        )}
        {path !== '' && !page.isError && (!shown || !kinds.data) && <Loading />}
        {shown && kinds.data && <PageEditor key={path} page={shown} kinds={kindsOf(kinds.data)} />}
      </div>
      <NewPageDialog
        open={making}
        onClose={() => setMaking(false)}
        onMade={(made) => void navigate(`/pages?path=${encodeURIComponent(made)}`)}
      />
    </>
  );
}
