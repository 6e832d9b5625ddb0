import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import { TextField } from '@m30/ui-kit/text-field';
import { createPage } from '../../../contract/content/page.methods.ts';
import { api } from '../../api/api.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';

interface NewPageDialogProps {
  open: boolean;
  onClose: () => void;
  onMade: (path: string) => void;
}

/** Asks for title and address of a new page, which begins as a draft. */
export function NewPageDialog({ open, onClose, onMade }: NewPageDialogProps) {
  const client = useQueryClient();
  const { field, submit, sending, refusal, reset } = useSchemaForm({
    schema: createPage.input,
    values: { path: '', title: '' },
    send: async (values) => {
      const { path } = await api.post('Pages.Create', values);
      await client.invalidateQueries({ queryKey: ['Pages.List'] });
      reset();
      onClose();
      onMade(path);
    },
  });
  return (
    <Modal name="new-page" title="Новая страница" size="small" open={open} onClose={onClose}>
      <Form onSubmit={submit}>
        <FormRefusal>{refusal}</FormRefusal>
        <TextField label="Заголовок" data-autofocus {...field('title')} />
        <TextField
          label="Адрес"
          hint="Например /akcii/klyuchi"
          autoComplete="off"
          {...field('path')}
        />
        <Button type="submit" loading={sending}>
          Создать черновик
        </Button>
      </Form>
    </Modal>
  );
}
