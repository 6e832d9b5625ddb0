import { Form, useSubmit } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import styles from './LotsTable.module.css';

/** A form, so that the choice is in the address and works without JavaScript. */
export function OnlyDifferences({ isOn }: { isOn: boolean }) {
  const submit = useSubmit();
  return (
    <Form method="get" className={styles.differences}>
      <input type="hidden" name="diff" value="0" />
      <Checkbox
        name="diff"
        value="1"
        defaultChecked={isOn}
        onChange={({ currentTarget }) =>
          void submit(currentTarget.form, { replace: true, preventScrollReset: true })
        }
      >
        Только различия
      </Checkbox>
      <noscript>
        <Button type="submit" size="small" variant="ghost">
          Применить
        </Button>
      </noscript>
    </Form>
  );
}
