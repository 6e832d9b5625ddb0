import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@m30/ui-kit/button';
import { TextArea } from '@m30/ui-kit/text-field';
import { studioQuery, useChange } from '../../api/queries.ts';
import { EventList, type EventEntry } from '../../components/event-list/EventList.tsx';
import { Key } from '../../components/key/Key.tsx';
import { useShortcuts } from '../../keys/shortcuts.ts';
import type { LeadDetails } from './lead.ts';
import styles from './Leads.module.css';

/** Characters of a comment. */
const MOST = 4000;

/** Comments and calls, the latest first, with the field for the next one. */
export function LeadHistory({ lead, works }: { lead: LeadDetails; works: boolean }) {
  return (
    <section>
      <h2>История</h2>
      {works && <CommentForm lead={lead} />}
      <EventList entries={entriesOf(lead)} />
    </section>
  );
}

function CommentForm({ lead }: { lead: LeadDetails }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const comment = useChange('Leads.Comment', { touches: ['Leads.List'] });
  useShortcuts([
    {
      code: 'KeyM',
      key: 'M',
      label: 'комментарий',
      run: () => place.current?.querySelector('textarea')?.focus(),
    },
  ]);
  const send = async (kind: 'comment' | 'call') => {
    if (text.trim() === '') return;
    await comment.mutateAsync({ lead: lead.guid, kind, text: text.trim() });
    setText('');
    await client.invalidateQueries(studioQuery('Leads.Get', { lead: lead.guid }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send('comment');
  };
  const isEmpty = text.trim() === '';
  return (
    <div ref={place} className={styles.comment}>
      <TextArea
        label="Комментарий"
        hint="Видят только сотрудники"
        rows={2}
        maxLength={MOST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          disabled={isEmpty}
          loading={comment.isPending}
          onClick={() => void send('comment')}
        >
          Записать <Key>Ctrl ↵</Key>
        </Button>
        <Button variant="ghost" disabled={isEmpty} onClick={() => void send('call')}>
          Как итог звонка
        </Button>
      </div>
    </div>
  );
}

function entriesOf(lead: LeadDetails): EventEntry[] {
  const notes = lead.notes.map(({ guid, kind, text, author, at }) => ({
    id: guid,
    at,
    title: kind === 'call' ? `Звонок: ${text}` : text,
    text: author,
  }));
  const came = { id: 'came', at: lead.created_at, title: lead.form_title, text: lead.source };
  return [...notes, came].sort((a, b) => b.at.localeCompare(a.at));
}
