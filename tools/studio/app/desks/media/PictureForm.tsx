import { useState } from 'react';
import { safeParse } from 'valibot';
import { Button } from '@m30/ui-kit/button';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { PICTURE_KINDS } from '../../../contract/content/picture/picture-kinds.ts';
import { PictureBodySchema } from '../../../contract/content/picture/picture.schema.ts';
import { useChange } from '../../api/queries.ts';
import { Form } from '../../form/Form.tsx';
import { FocusField } from './FocusField.tsx';
import styles from './Media.module.css';
import type { EditedPicture } from './PictureSheet.tsx';

const KINDS = Object.entries(PICTURE_KINDS).map(([id, { title }]) => ({ id, label: title }));

/** What is to be seen, whose it is, where its subject stands. */
export function PictureForm({ picture }: { picture: EditedPicture }) {
  const { id, revision, files } = picture;
  const [body, setBody] = useState(picture.body);
  const [error, setError] = useState<string>();
  const save = useChange('Pictures.Describe', {
    touches: ['Pictures.Get', 'Pictures.List'],
    done: 'Сохранено, на сайте уже так',
  });
  const write = (change: Partial<typeof body>) => setBody((before) => ({ ...before, ...change }));
  const line = (key: 'alt' | 'author' | 'licence') => ({
    autoComplete: 'off',
    value: body[key],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      write({ [key]: currentTarget.value }),
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const parsed = safeParse(PictureBodySchema, body, { abortEarly: true });
        setError(parsed.success ? undefined : parsed.issues[0].message);
        if (parsed.success) save.mutate({ id, revision, body: parsed.output });
      }}
    >
      <FocusField
        files={files}
        x={body.focus_x}
        y={body.focus_y}
        onChange={(focus_x, focus_y) => write({ focus_x, focus_y })}
      />
      <TextField
        label="Что на картинке"
        hint="Без описания её нельзя поставить на сайт"
        error={error}
        {...line('alt')}
      />
      <Select
        label="Что это"
        options={KINDS}
        value={body.kind}
        onChange={({ currentTarget }) => write({ kind: currentTarget.value as typeof body.kind })}
      />
      <TextField label="Автор" {...line('author')} />
      <TextField label="Право на показ" hint="Договор, лицензия, источник" {...line('licence')} />
      <div className={styles.actions} data-stays>
        <Button type="submit" loading={save.isPending}>
          Сохранить
        </Button>
      </div>
    </Form>
  );
}
