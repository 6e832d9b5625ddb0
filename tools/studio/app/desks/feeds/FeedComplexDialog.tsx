import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { useToast } from '@m30/ui-kit/toast';
import { saveFeedComplex } from '../../../contract/catalogue/feed.methods.ts';
import {
  FEED_CHANNELS,
  WALLS,
  WallsSchema,
  type Walls,
} from '../../../contract/catalogue/feed.schema.ts';
import { api } from '../../api/api.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';
import { NUMBERED, type FeedComplex } from './feed.ts';

interface FeedComplexDialogProps {
  complex: FeedComplex;
  open: boolean;
  onClose: () => void;
}

/** What channels ask of one complex. */
export function FeedComplexDialog({ complex, open, onClose }: FeedComplexDialogProps) {
  return (
    <Modal
      name="feed-complex"
      title={complex.name}
      lead="Номер комплекса видно в его адресе на площадке или в её кабинете."
      size="small"
      open={open}
      onClose={onClose}
    >
      <FeedComplexForm complex={complex} onDone={onClose} />
    </Modal>
  );
}

/** A field has an empty text for what is not known. */
const FormSchema = v.object({
  ...v.omit(saveFeedComplex.input, ['complex', 'walls']).entries,
  walls: v.union([v.literal(''), WallsSchema]),
});

const HOUSES = Object.entries(WALLS).map(([id, label]) => ({ id, label }));

function FeedComplexForm({ complex, onDone }: { complex: FeedComplex; onDone: () => void }) {
  const client = useQueryClient();
  const show = useToast();
  const { id, cian, avito, domclick } = complex;
  const walls: Walls | '' = complex.walls ?? '';
  const form = useSchemaForm({
    schema: FormSchema,
    values: { cian, avito, domclick, walls },
    send: async ({ walls: chosen, ...numbers }) => {
      await api.post('Feeds.SaveComplex', { complex: id, walls: chosen || null, ...numbers });
      onDone();
      show({ text: 'Записано, файлы собираются заново' });
      await client.invalidateQueries({ queryKey: ['Feeds.Complexes'] });
      await client.invalidateQueries({ queryKey: ['Feeds.List'] });
    },
  });
  return (
    <Form onSubmit={form.submit}>
      <Select {...form.field('walls')} label="Тип дома" placeholder="не указан" options={HOUSES} />
      {NUMBERED.map((channel) => (
        <TextField
          key={channel}
          {...form.field(channel)}
          label={`Номер: ${FEED_CHANNELS[channel]}`}
          inputMode="numeric"
          autoComplete="off"
        />
      ))}
      <FormRefusal>{form.refusal}</FormRefusal>
      <Button type="submit" loading={form.sending}>
        Сохранить
      </Button>
    </Form>
  );
}
