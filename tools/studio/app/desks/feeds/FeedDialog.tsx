import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { Modal } from '@m30/ui-kit/modal';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { useToast } from '@m30/ui-kit/toast';
import { saveFeed } from '../../../contract/catalogue/feed.methods.ts';
import { FEED_CHANNELS, type FeedChannel } from '../../../contract/catalogue/feed.schema.ts';
import { useAddress } from '../../address/useAddress.ts';
import { api } from '../../api/api.ts';
import { studioQuery } from '../../api/queries.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';
import { joinFilter, splitFilter, type Feed } from './feed.ts';

interface FeedDialogProps {
  /** Without it a new one is made. */
  feed?: Feed;
  open: boolean;
  onClose: () => void;
}

/** Which flats a file has and which channel it is for. */
export function FeedDialog({ feed, open, onClose }: FeedDialogProps) {
  return (
    <Modal
      name="feed"
      title={feed ? 'Изменить выгрузку' : 'Новая выгрузка'}
      lead="В файл попадают свободные квартиры с ценой в корпусах, где идут продажи."
      size="small"
      open={open}
      onClose={onClose}
    >
      <FeedForm feed={feed} onDone={onClose} />
    </Modal>
  );
}

const FormSchema = v.object({
  ...v.omit(saveFeed.input, ['fresh']).entries,
  enabled: v.boolean(),
  complex: v.string(),
});

const CHANNELS = Object.entries(FEED_CHANNELS).map(([id, label]) => ({ id, label }));

function FeedForm({ feed, onDone }: { feed: Feed | undefined; onDone: () => void }) {
  const client = useQueryClient();
  const address = useAddress();
  const show = useToast();
  const { data } = useQuery(studioQuery('Feeds.Complexes', {}));
  const { complex, rest } = splitFilter(feed?.filter ?? '');
  const form = useSchemaForm({
    schema: FormSchema,
    values: {
      ...{ title: feed?.title ?? '', name: feed?.name ?? '', enabled: feed?.enabled ?? true },
      channel: feed?.channel ?? ('yandex' satisfies FeedChannel),
      ...{ complex, filter: rest },
    },
    send: async ({ complex: chosen, filter, ...fields }) => {
      const input = { ...fields, fresh: !feed, filter: joinFilter(filter, chosen) };
      const saved = await api.post('Feeds.Save', input);
      onDone();
      show({ text: feed ? 'Выгрузка изменена' : 'Выгрузка создана, файл собирается' });
      await client.invalidateQueries({ queryKey: ['Feeds.List'] });
      await client.invalidateQueries({ queryKey: ['Feeds.Get'] });
      address.change({ view: '', feed: saved.feed.name });
    },
  });
  const complexes = data?.complexes ?? [];
  return (
    <Form onSubmit={form.submit}>
      <TextField {...form.field('title')} label="Название" autoComplete="off" data-autofocus />
      {!feed && (
        <>
          <Select {...form.field('channel')} label="Площадка" options={CHANNELS} />
          <TextField
            {...form.field('name')}
            label="Имя файла"
            hint="Латиницей: yandex-kanal станет адресом /feeds/yandex-kanal.xml. Потом не меняется"
            autoComplete="off"
          />
        </>
      )}
      <Select
        // What is chosen is known before its name.
        key={complexes.length}
        {...form.field('complex')}
        label="Комплекс"
        placeholder="все"
        options={complexes.map(({ id, name }) => ({ id, label: name }))}
      />
      <TextField
        {...form.field('filter')}
        label="Отбор каталога, если нужен"
        hint="Отберите квартиры в каталоге сайта и вставьте его адрес"
        autoComplete="off"
      />
      {feed && <Checkbox {...form.field('enabled')}>Отдавать файл</Checkbox>}
      <FormRefusal>{form.refusal}</FormRefusal>
      <Button type="submit" loading={form.sending}>
        {feed ? 'Сохранить' : 'Создать'}
      </Button>
    </Form>
  );
}
