import { ApiRefusal, type Api, type InputOf, type ResultOf } from '@m30/api/client';
import { sendLeadPost, type LeadPostAnswer } from '@m30/forms/lead-page';
import { viewingForm } from '@m30/forms/viewing';
import { orNotFound, redirectWithin } from '@m30/shell/server';
import { serverForms } from '../../../components/letter-form/server-forms.server.ts';

type Slots = ResultOf<'Viewing.GetSlots'>;
type Place = InputOf<'Viewing.GetSlots'>['place'];

/** What the page shows: times to choose, or why there are none. */
export type BookingPage =
  { slots: Slots; day: string; hidden: Record<string, string> } | { refused: string };

const PLACES = ['site', 'office', 'video'] as const;

/**
 * Loads the times of the lot that the address names.
 * @throws Response 404 where there is none
 */
export async function loadBooking(api: Api, query: URLSearchParams): Promise<BookingPage> {
  const lot = query.get('lot') ?? '';
  if (!lot) throw new Response(null, { status: 404 });
  try {
    const slots = await orNotFound(api.get('Viewing.GetSlots', { lot, ...placeIn(query) }));
    const open = slots.days.filter(({ places }) => places > 0).map(({ day }) => day);
    const asked = query.get('day') ?? '';
    const day = open.includes(asked) ? asked : (open[0] ?? '');
    const { id, url } = slots.lot;
    return { slots, day, hidden: { objectId: id, url, key: crypto.randomUUID() } };
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 409) return { refused: error.message };
    throw error;
  }
}

function placeIn(query: URLSearchParams): { place?: NonNullable<Place> } {
  const place = PLACES.find((kind) => kind === query.get('place'));
  return place ? { place } : {};
}

/**
 * Books what a page without JavaScript has posted.
 * @throws Response a redirect to the page of the viewing
 */
export async function postBooking(
  api: Api,
  post: FormData,
): Promise<Exclude<LeadPostAnswer, { confirmation: string }>> {
  const port = serverForms(api);
  let href = '/';
  const answer = await sendLeadPost(viewingForm, post, {
    consent: port.consent,
    async send(...call) {
      const result = await port.send(...call);
      href = (result as ResultOf<'Viewing.Book'>).viewing?.href ?? href;
      return result;
    },
  });
  if ('confirmation' in answer) throw redirectWithin(href);
  return answer;
}
