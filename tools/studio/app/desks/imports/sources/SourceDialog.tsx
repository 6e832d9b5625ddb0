import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { Modal } from '@m30/ui-kit/modal';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { useToast } from '@m30/ui-kit/toast';
import { saveImportSource } from '../../../../contract/catalogue/import-source.methods.ts';
import {
  EVERY,
  SOURCE_KINDS,
  type Every,
  type SourceKind,
} from '../../../../contract/catalogue/import-source.schema.ts';
import { useAddress } from '../../../address/useAddress.ts';
import { api } from '../../../api/api.ts';
import { Form } from '../../../form/Form.tsx';
import { FormRefusal } from '../../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../../form/useSchemaForm.ts';
import type { Source } from './source.ts';

interface SourceDialogProps {
  /** Without it a new one is made. */
  source?: Source | undefined;
  /** The installation has a folder for files. */
  hasFolder: boolean;
  open: boolean;
  onClose: () => void;
}

/** Where files come from, how often, and what is done with them. */
export function SourceDialog({ source, hasFolder, open, onClose }: SourceDialogProps) {
  return (
    <Modal
      name="import-source"
      title={source ? 'Изменить источник' : 'Новый источник'}
      lead="YRL, JSON Profitbase или таблица CSV, XLSX. Сначала сверяем; подозрительное и первую таблицу не записываем без вас."
      size="small"
      open={open}
      onClose={onClose}
    >
      <SourceForm source={source} hasFolder={hasFolder} onDone={onClose} />
    </Modal>
  );
}

const FormSchema = v.object({
  ...v.omit(saveImportSource.input, ['source', 'hour']).entries,
  hour: v.string(),
});

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, label]) => ({ id, label }));

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: `${hour}:00` }));

function SourceForm({
  source,
  hasFolder,
  onDone,
}: Pick<SourceDialogProps, 'source' | 'hasFolder'> & { onDone: () => void }) {
  const client = useQueryClient();
  const address = useAddress();
  const show = useToast();
  const [kind, setKind] = useState<SourceKind>(source?.kind ?? 'url');
  const [every, setEvery] = useState<Every>(source?.every ?? 'day');
  const form = useSchemaForm({
    schema: FormSchema,
    values: {
      ...{ title: source?.title ?? '', kind, url: source?.url ?? '', every },
      hour: String(source?.hour ?? 6),
      self_apply: source?.self_apply ?? false,
      close_gone: source?.close_gone ?? false,
    },
    send: async ({ hour, ...told }) => {
      const input = { ...told, hour: Number(hour), ...(source && { source: source.guid }) };
      const saved = await api.post('Imports.SaveSource', input);
      onDone();
      show({ text: source ? 'Источник изменён' : 'Источник записан' });
      await client.invalidateQueries({ queryKey: ['Imports.Sources'] });
      await client.invalidateQueries({ queryKey: ['Imports.Source'] });
      address.change({ view: 'sources', source: saved.source.guid });
    },
  });
  const kindField = form.field('kind');
  const everyField = form.field('every');
  return (
    <Form onSubmit={form.submit}>
      <TextField {...form.field('title')} label="Название" autoComplete="off" data-autofocus />
      {hasFolder && (
        <Select
          {...kindField}
          label="Откуда"
          options={options(SOURCE_KINDS)}
          onChange={(event) => {
            setKind(event.currentTarget.value as SourceKind);
            return kindField.onChange(event);
          }}
        />
      )}
      {kind === 'url' && (
        <TextField
          {...form.field('url')}
          label="Адрес файла"
          hint="Целиком, https://… Ссылку с ключом увидят только те, кому разрешён импорт"
          inputMode="url"
          autoComplete="off"
        />
      )}
      <Select
        {...everyField}
        label="Как часто"
        options={options(EVERY)}
        onChange={(event) => {
          setEvery(event.currentTarget.value as Every);
          return everyField.onChange(event);
        }}
      />
      {every === 'day' && <Select {...form.field('hour')} label="Час по Москве" options={HOURS} />}
      <Checkbox
        {...form.field('self_apply')}
        hint="Если подозрительного нет. Иначе файл ждёт решения, а вам придёт письмо"
      >
        Применять сам
      </Checkbox>
      <Checkbox {...form.field('close_gone')}>Снимать с продажи лоты, которых нет в файле</Checkbox>
      <FormRefusal>{form.refusal}</FormRefusal>
      <Button type="submit" loading={form.sending}>
        {source ? 'Сохранить' : 'Записать'}
      </Button>
    </Form>
  );
}
