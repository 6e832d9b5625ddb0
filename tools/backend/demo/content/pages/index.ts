import { opened, withLead } from '../blocks.ts';
import { commercial } from './commercial.ts';
import { contacts } from './contacts.ts';
import { ddu } from './ddu.ts';
import { legal } from './informatsiya-pravovogo-kharaktera.ts';
import { buyerArticles } from './kak-kupit/articles.ts';
import { howToBuy } from './kak-kupit/kak-kupit.ts';
import { paymentMethods } from './kak-kupit/payment-methods.ts';
import { clients } from './klientam/klientam.ts';
import { clientProgrammes } from './klientam/programmy.ts';
import { school } from './klientam/shkola.ts';
import { services } from './klientam/uslugi.ts';
import { aboutCompany } from './kompaniya/about.ts';
import { company } from './kompaniya/kompaniya.ts';
import { press } from './kompaniya/pressa.ts';
import { production } from './kompaniya/produkciya.ts';
import { quality } from './kompaniya/sistema-kachestva.ts';
import { landings } from './landing.ts';
import { mortgageProgrammes } from './mortgage/programmes.ts';
import { mortgageService } from './mortgage/service.ts';
import { museums } from './obekty/muzey.ts';
import type { PageSeed } from '../page-seed.ts';
import { parking } from './parking.ts';
import { privacy } from './politika-konfidentsialnosti.ts';
import { choice } from './store/choice.ts';
import { payment } from './store/payment.ts';
import { reviews } from './store/reviews.ts';
import { resaleArticles } from './vtorichka/informaciya.ts';
import { resale } from './vtorichka/resale.ts';

const written: PageSeed[] = [
  ...[company, ddu, howToBuy, legal, privacy],
  ...[...choice, ...payment, ...reviews],
  ...[...mortgageService, ...mortgageProgrammes, ...paymentMethods, ...buyerArticles],
  ...[...clients, ...clientProgrammes, ...school, ...services],
  ...[...aboutCompany, ...press, ...production, ...quality, ...contacts],
  ...[...landings, ...commercial, ...parking, ...resale, ...resaleArticles, ...museums],
];

/** Pages made of content blocks. */
export const pages: PageSeed[] = written.map((page) => {
  const blocks = withLead(page.blocks);
  return { ...page, blocks: page.compose === 'editorial' ? opened(blocks) : blocks };
});
