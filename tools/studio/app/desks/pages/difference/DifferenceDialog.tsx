import { useQueries } from '@tanstack/react-query';
import { Modal } from '@m30/ui-kit/modal';
import { Select } from '@m30/ui-kit/select';
import { useState } from 'react';
import { studioQuery } from '../../../api/queries.ts';
import { Loading } from '../../../components/loading/Loading.tsx';
import { Trouble } from '../../../components/states/Trouble.tsx';
import type { BlockKind, Body, EditedPage } from '../editing/page.ts';
import { differenceOf } from './difference.ts';
import { Changes } from './Changes.tsx';

interface DifferenceDialogProps {
  page: EditedPage;
  /** What is written now. */
  draft: Body;
  kinds: readonly BlockKind[];
  /** Number of the version that is asked about, `draft` for what is written now, `null` while nobody asks. */
  asked: number | 'draft' | null;
  onClose: () => void;
}

/** What has changed in a version since the one before, or since the one on the site. */
export function DifferenceDialog({ page, draft, kinds, asked, onClose }: DifferenceDialogProps) {
  const [basis, setBasis] = useState('');
  const latest = page.versions[0]?.number ?? 0;
  const isDraft = asked === 'draft';
  const before = isDraft ? latest : (asked ?? 0) - 1;
  const toLatest = basis === 'latest' && typeof asked === 'number' && asked !== latest;
  // The later of two is what has changed.
  const [older, newer] = toLatest ? [asked, latest] : [before, asked];
  const numbers = typeof newer === 'number' ? [older, newer] : [older];
  const reads = useQueries({
    queries: numbers.map((number) => ({
      ...studioQuery('Pages.Version', { path: page.path, number }),
      enabled: asked !== null && number > 0,
      staleTime: Infinity,
    })),
  });
  const was = older === 0 ? { ...draft, blocks: [] } : reads[0]?.data?.body;
  const is = isDraft ? draft : reads[1]?.data?.body;
  const name = isDraft ? 'черновике' : `версии ${asked}`;
  const options = [
    ...(before > 0 ? [{ id: '', label: `с версией ${before}` }] : []),
    { id: 'latest', label: `с опубликованной, № ${latest}` },
  ];
  return (
    <Modal
      name="page-difference"
      title={`Что изменилось в ${name}`}
      open={asked !== null}
      onClose={onClose}
    >
      {!isDraft && asked !== latest && before > 0 && (
        <Select
          label="Сравнить"
          options={options}
          value={basis}
          onChange={(event) => setBasis(event.currentTarget.value)}
        />
      )}
      {reads.some(({ isError }) => isError) ? (
        <Trouble onRetry={() => reads.forEach((read) => void read.refetch())} />
      ) : asked !== null && was && is ? (
        <Changes changes={older === 0 ? null : differenceOf(was, is, kinds)} />
      ) : (
        asked !== null && <Loading />
      )}
    </Modal>
  );
}
