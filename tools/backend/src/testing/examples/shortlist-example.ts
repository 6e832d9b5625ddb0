import { eq } from 'drizzle-orm';
import { shortlists } from '../../modules/deal/shortlist/shortlists.table.ts';
import type { TestBackend } from '../test-backend.ts';
import type { TestClient } from '../test-client.ts';

type Input = Record<string, unknown>;

/** What the examples call the link of a list. */
const EXAMPLE_LINK = 'ListOfTheExamples-0001';

/** Makes the list that an example is about, anew each time and owned by the visitor, with a second person in it. */
export async function prepareShortlistExample(
  backend: TestBackend,
  visitor: TestClient,
  { method, input }: { method: string; input: Input },
): Promise<Input> {
  if (input['link'] !== EXAMPLE_LINK) return input;
  const { db } = backend.services;
  await db.delete(shortlists).where(eq(shortlists.token, EXAMPLE_LINK));
  const owner = method === 'Shortlist.Leave' ? backend.visitor() : visitor;
  const made = await owner.post('Shortlist.Create', { name: 'Анна', lots: ['k2-48'] });
  const { link } = made.body.result as { link: string };
  await db.update(shortlists).set({ token: EXAMPLE_LINK }).where(eq(shortlists.token, link));
  const second = method === 'Shortlist.Leave' ? visitor : backend.visitor();
  await second.post('Shortlist.Join', { link: EXAMPLE_LINK, name: 'Михаил' });
  if (!('member' in input)) return input;
  const { body } = await owner.get('Shortlist.Get', { link: EXAMPLE_LINK });
  const { members } = body.result as { members: { guid: string }[] };
  return { ...input, member: members[1]?.guid };
}
