import { useAddress } from '../../address/useAddress.ts';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { CHANNELS, type LetterRow } from './letter.ts';

const ownWords = ({ own }: LetterRow) => (own ? 'свой текст' : '');

const columns: readonly Column<LetterRow>[] = [
  { id: 'title', title: 'Сообщение', cell: ({ title }) => title },
  { id: 'channel', title: 'Что', width: 84, cell: ({ channel }) => CHANNELS[channel] },
  { id: 'when', title: 'Когда уходит', from: 1100, cell: ({ when }) => when },
  { id: 'own', title: 'Текст', width: 104, cell: ownWords },
];

/** Kinds of letters and SMS, part by part. */
export function LettersTable({
  letters,
  openId,
}: {
  letters: readonly LetterRow[];
  openId: string;
}) {
  const address = useAddress();
  return (
    <DataTable
      {...{ columns, openId, idOf, groupOf }}
      label="Письма и СМС"
      linked="title"
      rows={letters}
      hrefOf={({ id }) => address.with({ letter: id })}
      onPhone={(letter) => (
        <>
          <b>{letter.title}</b>
          <span>{letter.when}</span>
          <small>{[CHANNELS[letter.channel], ownWords(letter)].filter(Boolean).join(' · ')}</small>
        </>
      )}
    />
  );
}

const idOf = ({ id }: LetterRow) => id;
const groupOf = ({ group }: LetterRow) => group;
