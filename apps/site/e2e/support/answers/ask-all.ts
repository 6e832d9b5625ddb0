/** What an address answers with; redirects are not followed. */
export interface Answer {
  address: string;
  status: number;
  headers: Headers;
  body: string;
}

/** Requests at a time: enough to keep one server busy. */
const AT_ONCE = 8;

/** Asks every address, some at a time; answers come in the order of the addresses. */
export function askAll(
  origin: string,
  addresses: Iterable<string>,
  init: RequestInit = {},
): Promise<Answer[]> {
  return forAll([...addresses], (address) => ask(origin, address, init));
}

/** Asks without a browser and does not follow. */
export async function ask(origin: string, address: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(origin + address, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return { address, status, headers, body: await response.text() };
}

/** Runs a task for every item, some at a time; results come in the order of the items. */
export async function forAll<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = [...items.entries()];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      results[next[0]] = await task(next[1]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
