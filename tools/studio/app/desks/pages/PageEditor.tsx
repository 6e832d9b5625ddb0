import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { useToast } from '@m30/ui-kit/toast';
import { useMe } from '../../api/session.ts';
import { messageOf } from '../../api/message-of.ts';
import { Conflict } from '../../components/conflict/Conflict.tsx';
import { ToolButton } from '../../components/tool-button/ToolButton.tsx';
import { withValue } from '../../components/shape/at-path.ts';
import { useShortcuts } from '../../keys/shortcuts.ts';
import { BlockForm } from './BlockForm.tsx';
import { BlockRows } from './BlockRows.tsx';
import { DifferenceDialog } from './difference/DifferenceDialog.tsx';
import { STATES, type BlockKind, type Body, type EditedPage } from './editing/page.ts';
import { PageForm } from './PageForm.tsx';
import styles from './Pages.module.css';
import { Preview } from './Preview.tsx';
import { usePageDraft } from './usePageDraft.ts';
import { usePageMove } from './usePageMove.ts';

interface PageEditorProps {
  page: EditedPage;
  kinds: readonly BlockKind[];
}

/** A page with its blocks, the page itself beside them, and the form of what is chosen. */
export function PageEditor({ page, kinds }: PageEditorProps) {
  const draft = usePageDraft(page);
  const { body, saved, trouble } = draft;
  const { may } = useMe();
  const show = useToast();
  const navigate = useNavigate();
  const move = usePageMove(page.path);
  const [chosen, setChosen] = useState<number | null>(null);
  const [compared, setCompared] = useState<number | 'draft' | null>(null);
  const [isOfBlocks, setOfBlocks] = useState(false);
  const [publishing, setPublishing] = useState(false);
  const block = chosen === null ? undefined : body.blocks[chosen];
  const kind = kinds.find(({ type }) => type === block?.type);
  useShortcuts([{ code: 'Escape', key: 'Esc', label: 'к странице', run: () => setChosen(null) }]);
  const noteBlocks = useCallback(() => setOfBlocks(true), []);
  const publish = async () => {
    setPublishing(true);
    try {
      const path = await draft.publish(move.asked);
      if (path !== null) show({ text: 'Опубликовано' });
      if (path !== null && path !== page.path) {
        void navigate(`/pages?path=${encodeURIComponent(path)}`);
      }
    } catch (error) {
      show({ tone: 'danger', text: messageOf(error) });
    } finally {
      setPublishing(false);
    }
  };
  return (
    <>
      <BlockRows
        {...{ body, kinds, chosen, mistakes: saved.mistakes }}
        onChoose={setChosen}
        onChange={(blocks, next) => {
          draft.change({ ...body, blocks: blocks as Body['blocks'] });
          setChosen(next);
        }}
      />
      <div className={styles.middle}>
        <div className={styles.line}>
          <ToolButton
            label="Отменить правку"
            icon="arrow-left"
            disabled={!draft.undo}
            onClick={() => draft.undo?.()}
          />
          <ToolButton
            label="Вернуть правку"
            icon="arrow-right"
            disabled={!draft.redo}
            onClick={() => draft.redo?.()}
          />
          <span role="status">{stateOf(saved, draft.isSaved)}</span>
          {saved.mistakes.length > 0 && (
            <span className={styles.wrong}>Ошибок: {saved.mistakes.length}</span>
          )}
          {may('pages.publish') && (
            <Button
              loading={publishing}
              disabled={saved.mistakes.length > 0 || move.error !== undefined}
              onClick={() => void publish()}
            >
              {body.from ? `Опубликовать с ${formatDate(body.from, 'moment')}` : 'Опубликовать'}
            </Button>
          )}
        </div>
        {trouble === 'conflict' ? (
          <Conflict onTheirs={() => void draft.takeTheirs()} onMine={() => void draft.keepMine()}>
            Страницу сохранил коллега
          </Conflict>
        ) : (
          trouble && (
            <p role="alert" className={styles.conflict}>
              {trouble}
            </p>
          )
        )}
        <Preview
          address={saved.preview}
          version={saved.version}
          body={body}
          chosen={chosen}
          onChoose={setChosen}
          onFollowing={noteBlocks}
        />
      </div>
      <section className={styles.form} aria-label={block ? 'Блок' : 'Страница'}>
        {block && kind && chosen !== null ? (
          <BlockForm
            key={chosen}
            {...{ kind, block, mistakes: saved.mistakes, index: chosen }}
            onChange={(next) => draft.change(withValue(body, ['blocks', chosen], next) as Body)}
          />
        ) : (
          <PageForm
            {...{ body, saved }}
            // A page that a section of the site draws stands where the section does.
            move={may('pages.publish') && isOfBlocks ? move : null}
            onChange={draft.change}
            onRestore={(number) => void draft.restore(number)}
            onCompare={setCompared}
          />
        )}
      </section>
      <DifferenceDialog
        {...{ kinds, draft: body, page: saved, asked: compared }}
        onClose={() => setCompared(null)}
      />
    </>
  );
}

function stateOf({ state, changed, saved_at }: EditedPage, isSaved: boolean): string {
  if (!isSaved) return 'Сохраняем…';
  const when = saved_at ? ` · сохранено ${formatDate(saved_at, 'stamp')}` : '';
  return `${changed && state !== 'draft' ? 'Правки ждут публикации' : STATES[state]}${when}`;
}
