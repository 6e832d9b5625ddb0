import { expect } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { totpCode } from '../../studio/authenticator.ts';
import { StudioClient } from '../../studio/studio-client.ts';
import { sendLead } from './fill-release.ts';
import { oldStudio, type Journeys } from './world.ts';

type Lead = StudioResult<'Leads.List'>['leads'][number];

async function leadsOf(client: StudioClient, phone: string): Promise<Lead[]> {
  const asked = client.get('Leads.List', { text: phone });
  return (await client.result<StudioResult<'Leads.List'>>(asked)).leads;
}

async function notesOf(client: StudioClient, lead = ''): Promise<string[]> {
  const asked = client.get('Leads.Get', { lead });
  const { lead: found } = await client.result<StudioResult<'Leads.Get'>>(asked);
  return found.notes.map(({ text }) => text);
}

/** What the staff find on their desks. */
export const staffJourneys: Journeys = {
  'the staff come in by password and authenticator, and find lead and import': async (world) => {
    const { backend, made } = world;
    const fresh = new StudioClient(backend.visitor());
    await fresh.result(fresh.signIn(made.staff.email, made.staff.password));
    const code = totpCode(made.staff.totp, backend.clock());
    await fresh.result(fresh.post('Session.ConfirmTotp', { code }));
    for (const client of [oldStudio(world), fresh]) {
      const [lead, ...others] = await leadsOf(client, made.lead.phone);
      expect([lead?.name, others]).toEqual([made.lead.name, []]);
      expect(await notesOf(client, lead?.guid)).toEqual([made.lead.note]);
      const { imports } = await client.result<StudioResult<'Imports.List'>>(
        client.get('Imports.List'),
      );
      expect(imports.map(({ file }) => file)).toEqual([made.import]);
    }
  },

  'a new lead stands on the desk beside the old one': async (world) => {
    const who = { name: 'Новая', phone: '+79215550199' };
    await sendLead(world.backend.visitor(), who);
    expect(await leadsOf(oldStudio(world), who.phone)).toMatchObject([{ name: who.name }]);
  },

  'the page is on the site; the draft is the staff’s until it is published': async (world) => {
    const { page, draft } = world.made;
    const onSite = (path: string) => world.backend.visitor().get('Content.GetPage', { path });
    expect(JSON.stringify((await onSite(page.path)).body.result)).toContain('Строим');
    expect((await onSite(draft.path)).status).toBe(404);
    const { path } = draft;
    const editor = oldStudio(world);
    const written = await editor.result<StudioResult<'Pages.Get'>>(
      editor.get('Pages.Get', { path }),
    );
    expect(written.page.state).toBe('draft');
    const { version } = written.page;
    await editor.result(editor.post('Pages.Publish', { path, version }));
    expect((await onSite(path)).status).toBe(200);
  },
};
