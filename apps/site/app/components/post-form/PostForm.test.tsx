// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextField } from '@m30/ui-kit/text-field';
import { createRoutesStub, useActionData } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Answer } from './Answer.tsx';
import { PostForm } from './PostForm.tsx';

afterEach(cleanup);

type Reply = { wrong: string } | { found: string };

function Page() {
  const answer = useActionData<Reply>();
  const wrong = answer && 'wrong' in answer ? answer.wrong : undefined;
  return (
    <>
      <PostForm answer={answer} submitLabel="Узнать" intent="find">
        <TextField label="Номер" name="number" error={wrong} />
      </PostForm>
      {answer && 'found' in answer && <Answer answer={answer}>{answer.found}</Answer>}
    </>
  );
}

async function action({ request }: { request: Request }): Promise<Reply> {
  const form = await request.formData();
  const number = String(form.get('number'));
  return number ? { found: `${form.get('intent')}: ${number}` } : { wrong: 'Введите номер' };
}

test('the focus goes to the wrong field, then to the answer', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Page, action }]);
  render(<Stub />);
  await userEvent.click(screen.getByRole('button', { name: 'Узнать' }));
  const field = await screen.findByRole('textbox', { description: 'Введите номер' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, '57');
  await userEvent.click(screen.getByRole('button', { name: 'Узнать' }));
  const answer = await screen.findByText('find: 57');
  await waitFor(() => expect(document.activeElement).toBe(answer));
});
